#!/usr/bin/env node
// Plain JavaScript and committed, because npm links a workspace's bin only if it exists before the install.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (!existsSync(main)) {
  process.stderr.write(
    'Formpress is not built yet. Run "npm run build" in its folder, then try again.\n',
  );
  process.exit(3);
}
const { main: run } = await import(main.href);
process.exitCode = await run(process.argv.slice(2));
