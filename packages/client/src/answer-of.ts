import { Refused } from '@formpress/form';

type Answered<Body> =
  | { data: Body; error?: never; response: Response }
  | { data?: never; error: unknown; response: Response };

/** The body of a reply. Throws Refused when the service refused the call. */
export async function answerOf<Body>(
  call: Promise<Answered<Body>>,
): Promise<Exclude<Body, undefined>> {
  const { data, error, response } = await call;
  if (data === undefined) throw new Refused(response, error);
  return data as Exclude<Body, undefined>; // without exactOptionalPropertyTypes, Body includes undefined
}
