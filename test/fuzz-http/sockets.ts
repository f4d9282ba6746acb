import { connect, type Socket } from 'node:net';

const patience = 1_500;

/** Sends a text on a new connection, which stays open. */
export async function openSocket(url: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The service may close the connection at any time.
  socket.on('error', () => socket.destroy());
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  if (text !== '') socket.write(text);
  return socket;
}

/** Sends a text and returns everything until the service closes the connection or is silent for long. */
export async function callOnSocket(url: string, text: string): Promise<string> {
  const socket = await openSocket(url, text);
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
    socket.setTimeout(200);
  });
  socket.setTimeout(patience, () => socket.destroy());
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return answer;
}
