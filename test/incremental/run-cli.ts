// Runs the command from source, in a process of its own.
import { main } from '@formpress/cli';

process.exitCode = await main(process.argv.slice(2));
