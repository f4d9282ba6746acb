import type { Io } from '../io.ts';
import type { Said } from './record.ts';

/** The same streams, and what was written to them. */
export function hearing(io: Io): { io: Io; said(): Said } {
  const said: Said = { out: '', error: '' };
  return {
    io: {
      ...io,
      out(text) {
        said.out += text;
        io.out(text);
      },
      error(text) {
        said.error += text;
        io.error(text);
      },
    },
    said: () => said,
  };
}
