import { Refused } from './refused.ts';

/** Where the service is, and the key that opens it. */
export type Access = { origin: string; apiKey: string };

/** Hands out a token, which lasts for a day, until it is told that the token is no good any more. */
export type Session = {
  token(): Promise<string>;
  /** Forgets a token that was refused; one that was fetched meanwhile stays. */
  drop(token: string): void;
};

/** Logs in when a token is first needed, once for all callers that wait for it. */
export function createSession({ origin, apiKey }: Access): Session {
  let current: Promise<string> | undefined;
  let known = '';
  const logIn = async () => {
    const response = await fetch(new URL('/authentication/login', origin), {
      headers: { 'api-key': apiKey },
    });
    const body = (await response.json()) as { accessToken?: string };
    if (!body.accessToken) throw new Refused(response, body);
    known = body.accessToken;
    return known;
  };
  return {
    token() {
      current ??= logIn();
      const asked = current;
      // A login that failed is tried again by the next call.
      asked.catch(() => {
        if (current === asked) current = undefined;
      });
      return asked;
    },
    drop(token) {
      if (token === known) current = undefined;
    },
  };
}
