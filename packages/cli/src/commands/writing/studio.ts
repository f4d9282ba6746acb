import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { cacheOf, declareCache } from '../../cache/cache-option.ts';
import type { Command } from '../../foundation/command.ts';
import { exitCode } from '../../foundation/exit-code.ts';

const usualPort = 4400;

/** Serves a page on which analysts see questions, definition and paper together. */
export const studio: Command = {
  usage: 'studio [folder]',
  summary: 'see and edit forms in a browser on this machine (folder: "definitions" by default)',
  declare: (line) =>
    declareCache(line).option('--port <number>', `the port; ${usualPort} or a free one by default`),
  async run(call) {
    const {
      names: [folder = 'definitions'],
      options,
      io,
    } = call;
    const port = options.port === undefined ? usualPort : Number(options.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      io.error('A port is a number from 0 to 65535, such as: --port 4400\n');
      return exitCode.usage;
    }
    if (!existsSync(join(folder, 'shared'))) {
      io.error(`"${folder}" is no folder of definitions: it has no "shared".\n`);
      return exitCode.problem;
    }
    const { openStudio } = await import('@formpress/studio');
    const opened = await openStudio({
      folder,
      port,
      isPortWanted: options.port !== undefined,
      cache: cacheOf(call),
      onFault: (fault) => io.error(`${fault instanceof Error ? fault.stack : String(fault)}\n`),
    });
    if (opened === 'port taken') {
      io.error(`Port ${port} is taken. Choose another one, or leave --port out.\n`);
      return exitCode.problem;
    }
    io.out(`${opened.url}\n`);
    io.error('The forms are being checked. Press Ctrl-C to stop.\n');
    const isHidden = (path: string) => path !== folder && basename(path).startsWith('.');
    const watcher = watch(folder, { ignoreInitial: true, ignored: isHidden });
    watcher.on(
      'all',
      (_, path) => void opened.changed([relative(folder, path).split(sep).join('/')]),
    );
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await watcher.close();
    await opened.close();
    return exitCode.clean;
  },
};
