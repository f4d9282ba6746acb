import type { Command } from '../command.ts';
import { serveRelease } from '../serve-release.ts';

/** Serves a release over HTTP until it is told to stop. */
export const serve: Command = {
  usage: 'serve [release]',
  summary: 'serve a release over HTTP (folder "dist" unless named; RELEASE names it too)',
  declare: (line) => line,
  run: ({ names: [folder], io }) => serveRelease(folder ?? io.environment.RELEASE ?? 'dist', io),
};
