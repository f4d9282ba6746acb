import { isReference } from '@formpress/registry';
import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';
import { restoreRelease } from '../../releases/restore-release.ts';
import { serveRelease } from '../../serving/serve-release.ts';

/** Serves a release over HTTP until it is stopped. */
export const serve: Command = {
  usage: 'serve [release]',
  summary:
    'serve a release over HTTP, from a folder or oci://…:tag (RELEASE, or "dist", by default)',
  declare: (line) => line.option('--workers <number>', 'how many processes share the work', '1'),
  async run({ names: [folder], options, io }) {
    const workers = String(options.workers);
    if (!/^[1-9][0-9]{0,2}$/.test(workers)) {
      io.error(`"${workers}" is not a number of processes. Use --workers 4.\n`);
      return exitCode.usage;
    }
    const release = folder ?? io.environment.RELEASE ?? 'dist';
    if (!isReference(release)) await restoreRelease(release);
    return serveRelease(release, io, { workers: Number(workers) });
  },
};
