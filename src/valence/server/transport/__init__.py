"""Bytes in and out: HTTP and WebSocket protocols, middleware, and what each connection is sent."""
