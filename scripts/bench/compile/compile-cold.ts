import { corpusFolder } from '../../corpus/corpus-folder.ts';
import { corpusSize } from '../../corpus/write-corpus.ts';
import { atMost, type Bench, shown } from '../define-bench.ts';
import { median } from '../measure.ts';
import { coldRun } from './cold-process.ts';

const rounds = 3;

/** A cold compilation of the corpus, against only parsing its YAML. */
export const compileCold: Bench = {
  name: 'compile-cold',
  about:
    `${corpusSize.versions} form versions made out of ours, compiled by one process with every check and proof, ` +
    'against one that only parses the same YAML files with the yaml library. Blanks were drawn, ' +
    'read and planned before, and no page is rendered: that work is measured separately.',
  async run() {
    const folder = await corpusFolder();
    const pairs = Array.from({ length: rounds }, () => ({
      parse: coldRun('parse', folder),
      compile: coldRun('compile', folder),
    }));
    const ratio = median(pairs.map(({ parse, compile }) => compile.cpu / parse.cpu));
    const memory = Math.max(...pairs.map(({ compile }) => compile.megabytes));
    const table = pairs.map(({ parse, compile }) => [
      shown(parse.cpu),
      shown(compile.cpu),
      shown(compile.cpu / parse.cpu),
      shown(compile.megabytes),
    ]);
    return {
      tables: [[['parse ms', 'compile ms', '×', 'memory MB'], ...table]],
      gates: [
        atMost('cold compile ÷ parsing its YAML', ratio, 3),
        atMost('memory of the cold compile, MB', memory, 1500),
      ],
    };
  },
};
