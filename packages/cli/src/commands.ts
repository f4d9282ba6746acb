import type { Command } from './command.ts';
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { explain } from './commands/explain.ts';
import { fields } from './commands/fields.ts';
import { keys } from './commands/keys.ts';
import { serve } from './commands/serve.ts';
import { show } from './commands/show.ts';
import { start } from './commands/start.ts';

/** All commands, in the order of the help. */
export const commands: Command[] = [check, build, show, explain, fields, serve, start, keys];
