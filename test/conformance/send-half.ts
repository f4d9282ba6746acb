import { connect } from 'node:net';

/** Sends half of the announced body, and disconnects. */
export async function sendHalf(url: string, token: string, body: object): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const text = JSON.stringify(body);
  const head = [
    'POST /v1/fillPdf HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${2 * text.length}`,
  ];
  await new Promise<void>((resolve) => {
    socket.write(`${head.join('\r\n')}\r\n\r\n${text}`, () => resolve());
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
}
