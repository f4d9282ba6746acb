import type { Operation } from '../foundation/operation.ts';

/** Operations that give callers a token. */
export const loginOperations = {
  login: {
    method: 'GET',
    path: '/authentication/login',
    tag: 'Authentication',
    summary: 'Get a token for an API key.',
    description:
      'Send the API key in the header api-key. Send the token with every other call, in the ' +
      'header Authorization after the word Bearer, and get a new one before it expires.',
    parameters: ['AcceptLanguage'],
    reply: { schema: 'LoginReply', description: 'A token, valid for 24 hours.' },
    refusals: [],
    takesApiKey: true,
  },
} as const satisfies Record<string, Operation>;
