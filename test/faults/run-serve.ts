import { processIo } from '../../packages/cli/src/foundation/io.ts';
import { serveRelease } from '../../packages/cli/src/serving/serve-release.ts';

// Does what "formpress serve" does, without the compile commands, which are slow to load.
const [folder = '', workers = '1'] = process.argv.slice(2);
process.exitCode = await serveRelease(folder, processIo(), { workers: Number(workers) });
