"""The pictures of the railway."""
