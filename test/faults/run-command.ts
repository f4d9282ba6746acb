import { main } from '@formpress/cli';

// What "formpress" does, from source.
process.exitCode = await main(process.argv.slice(2));
