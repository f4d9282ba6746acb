import { corrections, firstMatch, type Slip } from './slip.ts';

// Not around a bar, where the cells of a drawn table are aligned, nor next to a gap or a box to fill in,
// nor after the number at the start of a heading.
const doubled = /(?<=[^\s|_\]])(?<!^[0-9]{1,2}\.?)(?:[ \u00a0\u202f]{2,}|\t+[ \t]*)(?=[^\s|_[])/;

/** Two spaces where one is meant: some screens show both. */
export const doubledSpace: Slip = {
  code: 'doubled-space',
  find({ node: { value }, isProse }) {
    const match = isProse && firstMatch(doubled, value);
    if (!match) return undefined;
    const before = /\S{1,20}$/.exec(value.slice(0, match.start))?.[0];
    const what = match.found.includes('\t') ? 'There is a tab' : 'There are two spaces';
    return {
      ...match,
      message: `${what} after "${before}" where one space is meant.`,
      help: 'Write one space.',
      mend: { title: 'Write one space', words: corrections(doubled, value, () => ' ') },
    };
  },
};
