"""The doors to the table for browsers and programs: HTTP, WebSocket, and the built client."""
