/** A request that was not granted: its status, what to say, and what came with it. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.message === 'string' ? body.message : `The studio answered ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/** Asks the studio, on its own address only. */
export async function ask<T>(method: string, path: string, body?: BodyInit): Promise<T> {
  const response = await fetch(path, { method, ...(body !== undefined && { body }) });
  const reply = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Refusal(response.status, reply);
  return reply as T;
}

/** Reads something. */
export function read<T>(path: string): Promise<T> {
  return ask('GET', path);
}

/** Sends data. Answers travel in bodies, never in addresses. */
export function send<T>(path: string, data: object, method = 'POST'): Promise<T> {
  return ask(method, path, JSON.stringify(data));
}

/** The address of a picture of a page. */
export function pictureOf(pages: string, page: number): string {
  return `/api/pages/${pages}/${page}.png`;
}
