import { connect, type Socket } from 'node:net';

/** A connection to a service, and everything received until it is closed. */
export function openSocket(url: string): { socket: Socket; answer: Promise<string> } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('close', () => resolve(text));
  });
  return { socket, answer };
}
