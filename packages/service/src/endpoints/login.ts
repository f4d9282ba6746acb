import { addressGroup } from '../connections/address-group.ts';
import type { Endpoint } from '../endpoint.ts';
import { isKeyText } from '../keys/key-text.ts';
import { reasons } from '../reasons.ts';
import { made, refused } from '../reply.ts';

/** An API key becomes a token for 24 hours. */
export const login: Endpoint = {
  method: 'GET',
  path: '/authentication/login',
  handle({ headers, ip, now, desk }) {
    const seconds = desk.loginLimit?.take(addressGroup(ip), performance.now()) ?? 0;
    if (seconds > 0) return refused({ kind: 'tooManyRequests', seconds });
    const text = headers['api-key'];
    if (typeof text !== 'string' || text === '') {
      return refused({ kind: 'loginRefused', reason: reasons.keyMissing });
    }
    const key = desk.keys.find(text, now);
    if (key) return made({ accessToken: desk.tokens.issue(key.id, now) });
    const reason = isKeyText(text) ? reasons.keyInvalid : reasons.keyMistyped;
    return refused({ kind: 'loginRefused', reason });
  },
};
