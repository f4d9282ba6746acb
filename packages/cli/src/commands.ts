import type { Command } from './command.ts';
import { audit } from './commands/audit.ts';
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { compare } from './commands/compare.ts';
import { coverage } from './commands/coverage.ts';
import { explain } from './commands/explain.ts';
import { fields } from './commands/fields.ts';
import { init } from './commands/init.ts';
import { install } from './commands/install.ts';
import { keys } from './commands/keys.ts';
import { lock } from './commands/lock.ts';
import { migrate } from './commands/migrate.ts';
import { paths } from './commands/paths.ts';
import { proof } from './commands/proof.ts';
import { publish } from './commands/publish.ts';
import { pull } from './commands/pull.ts';
import { releases } from './commands/releases.ts';
import { renew } from './commands/renew.ts';
import { rollback } from './commands/rollback.ts';
import { sbom } from './commands/sbom.ts';
import { serve } from './commands/serve.ts';
import { show } from './commands/show.ts';
import { start } from './commands/start.ts';
import { table } from './commands/table.ts';
import { usage } from './commands/usage.ts';
import { verify } from './commands/verify.ts';

/** All commands, in the order of the help. */
export const commands: Command[] = [
  init,
  check,
  build,
  show,
  proof,
  paths,
  lock,
  explain,
  fields,
  compare,
  migrate,
  table,
  coverage,
  publish,
  pull,
  releases,
  verify,
  renew,
  install,
  rollback,
  serve,
  start,
  keys,
  usage,
  audit,
  sbom,
];
