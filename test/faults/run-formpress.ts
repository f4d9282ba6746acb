import { main } from '@formpress/cli';

/** Runs the command with the words of its command line. */
process.exitCode = await main(process.argv.slice(2));
