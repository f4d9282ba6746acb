import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Returns what ends the connections on which nothing was ever sent. Node counts them as busy, so
 * that a caller who only connects would hold up the end of the service.
 */
export function silentConnections(server: Server): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
}
