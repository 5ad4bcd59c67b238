"""What phones reach by HTTP and sockets; nobody imports it but `create_app`."""
