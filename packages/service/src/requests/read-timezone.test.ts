import { expect, it } from 'vitest';
import { messages } from '../foundation/messages.ts';
import { readTimezone } from './read-timezone.ts';

it.each([
  'America/New_York',
  'UTC',
  'Etc/GMT+5',
  'America/Argentina/Buenos_Aires',
  'Asia/Calcutta',
])('takes %s', (zone) => {
  expect(readTimezone(zone, 'SIGN')).toEqual({ zone, problems: [] });
});

it.each(['Mars/Olympus', '+05:00', 'New York', 'America/New_York\u0000'])('refuses %j', (zone) => {
  expect(readTimezone(zone, 'SIGN')).toEqual({
    zone: 'UTC',
    problems: [{ field: 'Timezone', code: 'INVALID_PARAMETER', message: messages.unknownTimezone }],
  });
});

it('ignores it unless the form is signed', () => {
  for (const mode of ['PREVIEW', 'SIGN_EXTERNALLY']) {
    expect(readTimezone('Mars/Olympus', mode)).toEqual({ zone: 'UTC', problems: [] });
  }
  expect(readTimezone(undefined, 'SIGN')).toEqual({ zone: 'UTC', problems: [] });
});
