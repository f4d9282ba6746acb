import { addressGroup } from '../connections/address-group.ts';
import type { Handler } from '../context/handler.ts';
import { reasons } from '../foundation/reasons.ts';
import { privateJson, refused } from '../foundation/reply.ts';
import { isKeyText } from '../keys/key-text.ts';

/** Exchanges an API key for a token that is valid for 24 hours. */
export const login: Handler<'login'> = ({ headers, ip, now, context }) => {
  const seconds = context.loginLimit?.take(addressGroup(ip), performance.now()) ?? 0;
  if (seconds > 0) return refused({ kind: 'tooManyRequests', seconds });
  const text = headers['api-key'];
  if (typeof text !== 'string' || text === '') {
    return refused({ kind: 'loginRefused', reason: reasons.keyMissing });
  }
  const key = context.keys.find(text, now);
  if (key) return privateJson({ accessToken: context.tokens.issue(key.id, now) });
  const reason = isKeyText(text) ? reasons.keyInvalid : reasons.keyMistyped;
  return refused({ kind: 'loginRefused', reason });
};
