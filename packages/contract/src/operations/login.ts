import type { Operation } from '../foundation/operation.ts';

/** Operations that give callers a token. */
export const loginOperations = {
  login: {
    method: 'GET',
    path: '/authentication/login',
    summary: 'Get a token for an API key.',
    parameters: ['AcceptLanguage'],
    reply: { schema: 'LoginReply', description: 'A token, valid for 24 hours.' },
    refusals: [],
    takesApiKey: true,
  },
} as const satisfies Record<string, Operation>;
