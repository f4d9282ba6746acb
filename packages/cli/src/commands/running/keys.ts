import { KeysFileProblem } from '@formpress/service';
import type { Call, Command } from '../../foundation/command.ts';
import { type ExitCode, exitCode } from '../../foundation/exit-code.ts';
import { createApiKey } from '../../keys/create-api-key.ts';
import { listApiKeys } from '../../keys/list-api-keys.ts';
import { makeSigningKey } from '../../keys/make-signing-key.ts';
import { revokeApiKey } from '../../keys/revoke-api-key.ts';
import { rotateApiKey } from '../../keys/rotate-api-key.ts';

/** Creates, lists, rotates and revokes API keys, of which only hashes are stored; creates keys that sign releases. */
export const keys: Command = {
  usage: 'keys <action> [name]',
  summary:
    'create <name>, list, rotate <id> or revoke <id> API keys; signing <file> creates a key for signing releases',
  declare: (line) =>
    line
      .option('--file <file>', 'the keys file; KEYS_FILE by default')
      .option('--owner <owner>', 'with create: who is responsible for the key')
      .option('--expires <date>', 'with create or rotate: the last day of the key: 2027-12-31')
      .option('--forms <ids>', 'with create: the forms it may see, such as W4101,CA*')
      .option('--environments <names>', 'with create: where it can log in, such as production')
      .option('--limit <number>', 'with create: maximum requests per second')
      .option('--overlap <time>', 'with rotate: how long the old key works (7d, 12h, 30m)', '7d')
      .option('--json', 'print as JSON'),
  async run(call) {
    const { options, io } = call;
    const file = String(options.file ?? io.environment.KEYS_FILE ?? 'keys.json');
    try {
      return act(call, file);
    } catch (problem) {
      if (!(problem instanceof KeysFileProblem)) throw problem;
      io.error(`${problem.message}\n`);
      return exitCode.problem;
    }
  },
};

function act(call: Call, file: string): ExitCode {
  const [action = '', name] = call.names;
  switch (action) {
    case 'create':
      return createApiKey(call, file, name);
    case 'list':
      return listApiKeys(call, file);
    case 'rotate':
      return rotateApiKey(call, file, name);
    case 'revoke':
      return revokeApiKey(call, file, name);
    case 'signing':
      return makeSigningKey(call, name);
    default:
      call.io.error(
        `There is no action "${action}". Use create, list, rotate, revoke or signing.\n`,
      );
      return exitCode.usage;
  }
}
