import { expect, it } from 'vitest';
import { wantsColour } from './wants-colour.ts';

it.each([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ TERM: 'dumb' }, true, false],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
  [{ FORCE_COLOR: '3', NO_COLOR: '1' }, false, true],
])('with %j on a terminal: %s', (environment, isTerminal, colour) => {
  expect(wantsColour(environment, isTerminal)).toBe(colour);
});
