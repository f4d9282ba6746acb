import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { atMost, type Bench, shown } from './define-bench.ts';

const file = fileURLToPath(
  new URL('../../packages/form/bundle/formpress-form.js', import.meta.url),
);

/** What a page loads to show forms. */
export const elementSize: Bench = {
  name: 'element-size',
  about: 'The form element with everything it needs, in kilobytes of 1,000 bytes.',
  run() {
    const bytes = readFileSync(file);
    const sizes = [bytes, gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes)].map(
      ({ length }) => length / 1000,
    );
    const [, gzip = 0] = sizes;
    return {
      tables: [[['plain', 'gzip', 'brotli'], sizes.map(shown)]],
      gates: [atMost('form element, gzip, kB', gzip, 40)],
    };
  },
};
