import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Who may use the studio: a browser on this machine that was given the token. */
export type Access = {
  /** The token that the printed address carries. */
  token: string;
  /** Why a request is refused; undefined when it is not. */
  refusal(request: IncomingMessage, needs: 'nothing' | 'token'): string | undefined;
  /** Whether a text is the token. */
  admits(token: string): boolean;
  /** The cookie of a browser that was admitted. */
  cookie(): string;
};

/** Makes the access of one run, for a port. */
export function createAccess(port: () => number): Access {
  const token = randomBytes(24).toString('base64url');
  const name = () => `formpress_studio_${port()}`;
  const hosts = () => ['127.0.0.1', 'localhost'].map((host) => `${host}:${port()}`);
  const admits = (given: string) => timingSafeEqual(digest(given), digest(token));
  return {
    token,
    admits,
    cookie: () => `${name()}=${token}; HttpOnly; SameSite=Strict; Path=/`,
    refusal({ headers, method }, needs) {
      const { host = '', origin } = headers;
      // A name that points to this machine may belong to someone else.
      if (!hosts().includes(host)) return 'The studio answers only at the address it printed.';
      const isOwn = origin === `http://${host}`;
      if (origin !== undefined ? !isOwn : method !== 'GET')
        return 'Another page may not use the studio.';
      if (needs === 'nothing') return undefined;
      const given = cookieNamed(name(), headers.cookie);
      return given !== undefined && admits(given)
        ? undefined
        : 'Open the address that "formpress studio" printed.';
    },
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function cookieNamed(name: string, cookies = ''): string | undefined {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
