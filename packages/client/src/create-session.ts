import { Refused } from '@formpress/form';

/** The origin of the service and the API key for it. */
export type Access = { origin: string; apiKey: string };

/** Holds a token, which is valid for a day, until the service refuses it. */
export type Session = {
  token(): Promise<string>;
  /** Forgets a refused token, unless a newer one has been fetched since. */
  drop(token: string): void;
};

/** Creates a session that logs in when a token is first needed. Concurrent callers share one login. */
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
      // The next call retries a failed login.
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
