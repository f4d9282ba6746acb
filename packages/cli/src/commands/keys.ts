import { existsSync } from 'node:fs';
import {
  createKey,
  isLiveKey,
  KeysFileProblem,
  parseKeys,
  readKeysText,
  revokeKey,
  type StoredKey,
  writeKeysFile,
} from '@formpress/service';
import type { Call, Command } from '../command.ts';
import { type ExitCode, exitCode } from '../exit-code.ts';
import { makeSigningKey } from '../make-signing-key.ts';

/** Makes, lists and revokes API keys, of which only hashes are kept; makes keys that sign releases. */
export const keys: Command = {
  usage: 'keys <action> [name]',
  summary: 'create <name>, list or revoke <id> API keys; signing <file> for keys of releases',
  declare: (line) =>
    line
      .option('--file <file>', 'the keys file; KEYS_FILE names it too')
      .option('--expires <date>', 'with create: the day the key ends, such as 2027-12-31')
      .option('--limit <number>', 'with create: requests a second')
      .option('--json', 'print as JSON'),
  async run(call) {
    const { names, options, io } = call;
    const [action = '', name] = names;
    const file = String(options.file ?? io.environment.KEYS_FILE ?? 'keys.json');
    try {
      if (action === 'create') return create(call, file, name);
      if (action === 'list') return list(call, stored(file));
      if (action === 'revoke') return revoke(call, file, name);
      if (action === 'signing') return makeSigningKey(call, name);
    } catch (problem) {
      if (!(problem instanceof KeysFileProblem)) throw problem;
      io.error(`${problem.message}\n`);
      return exitCode.problem;
    }
    io.error(`Keys cannot be told to "${action}". Say create, list, revoke or signing.\n`);
    return exitCode.usage;
  },
};

function create({ options, io }: Call, file: string, name: string | undefined): ExitCode {
  const expires = options.expires === undefined ? undefined : endOfDay(String(options.expires));
  const limit = options.limit === undefined ? undefined : Number(options.limit);
  if (!name || expires === 'wrong' || (limit !== undefined && !(limit > 0))) {
    const wrong = !name
      ? 'Say for whom the key is: formpress keys create "Payroll test".'
      : expires === 'wrong'
        ? `"${options.expires}" is not a day. Write it as 2027-12-31.`
        : `"${options.limit}" is not a number of requests a second.`;
    io.error(`${wrong}\n`);
    return exitCode.usage;
  }
  const { text, stored: key } = createKey(
    { name, ...(expires ? { expires } : {}), ...(limit ? { limit } : {}) },
    new Date(),
  );
  writeKeysFile(file, [...(existsSync(file) ? stored(file) : []), key]);
  const said = `${text}\n\nThis is the key ${key.id}. It is shown once and kept nowhere; ${file} holds only its hash.\n`;
  io.out(options.json ? `${JSON.stringify({ id: key.id, name, key: text })}\n` : said);
  return exitCode.clean;
}

function list({ options, io }: Call, all: StoredKey[]): ExitCode {
  const rows = all.map((key) => {
    const { id, name, created, expires, revoked, limit } = key;
    return { id, name, live: isLiveKey(key, Date.now()), created, expires, revoked, limit };
  });
  if (options.json) {
    io.out(`${JSON.stringify(rows, null, 2)}\n`);
    return exitCode.clean;
  }
  if (rows.length === 0) io.out('There are no keys.\n');
  for (const { id, name, live, expires } of rows) {
    const until = expires ? `until ${expires.slice(0, 10)}` : 'without end';
    io.out(`${id}  ${live ? 'live   ' : 'ended  '}  ${until}  ${name}\n`);
  }
  return exitCode.clean;
}

function revoke({ io }: Call, file: string, id: string | undefined): ExitCode {
  const left = id && revokeKey(stored(file), id, new Date());
  if (!left) {
    io.error(id ? `${file} has no key ${id}.\n` : 'Say which key: formpress keys revoke key_….\n');
    return id ? exitCode.problem : exitCode.usage;
  }
  writeKeysFile(file, left);
  io.out(`The key ${id} is revoked. Services end its tokens within 10 seconds.\n`);
  return exitCode.clean;
}

function stored(file: string): StoredKey[] {
  return parseKeys(readKeysText(file), file);
}

function endOfDay(text: string): string | 'wrong' {
  const moment = new Date(`${text}T23:59:59.999Z`);
  return /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) && !Number.isNaN(moment.getTime())
    ? moment.toISOString()
    : 'wrong';
}
