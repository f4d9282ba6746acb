import { expect, it } from 'vitest';
import { readTrace } from './trace.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

it.each([
  [`00-${id}-${parent}-01`, '01'],
  [`00-${id}-${parent}-00`, '00'],
  [`00-${id}-${parent}-ff`, '03'],
  [`01-${id}-${parent}-01`, '01'],
  [`cc-${id}-${parent}-01-what-comes-later`, '01'],
])('continues the trace of %s in its own span', (header, flags) => {
  const trace = readTrace(header);
  expect(trace).toEqual({
    id,
    traceparent: expect.stringMatching(new RegExp(`^00-${id}-[0-9a-f]{16}-${flags}$`)),
  });
  expect(trace?.traceparent).not.toContain(parent);
});

it.each([
  undefined,
  '',
  [`00-${id}-${parent}-01`, `00-${id}-${parent}-01`],
  `00-${id}-${parent}-01, 00-${id}-${parent}-01`,
  `ff-${id}-${parent}-01`,
  `00-${'0'.repeat(32)}-${parent}-01`,
  `00-${id}-${'0'.repeat(16)}-01`,
  `00-${id.toUpperCase()}-${parent}-01`,
  `00-${id}-${parent}-01-more`,
  `01-${id}-${parent}-01more`,
  `00-${id}-${parent}`,
  `00-${id}-${parent}-0g`,
  ` 00-${id}-${parent}-01`,
  `00-${id.slice(1)}-${parent}-01`,
])('ignores %j', (header) => {
  expect(readTrace(header)).toBeUndefined();
});
