// Runs the command from source, in its own process.
import { main } from '@formpress/cli';

process.exitCode = await main(process.argv.slice(2));
