import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReport, lowerDefinitions } from '@formpress/compiler';
import { applicable } from '@formpress/engine';
import { untaxedStates, usStates } from '@formpress/model';
import { expect, it } from 'vitest';
import { localitiesOf } from '../../packages/compiler/src/phases/8-emit/localities.ts';
import { definitions } from '../foundation/compile-folder.ts';
import { testCache } from '../foundation/test-cache.ts';

/** What employers of residents owe the home state for work elsewhere, for the states whose forms are written. */
const rules: Record<string, 'FULL' | 'WAIVED' | 'VOLUNTARY' | 'UNKNOWN'> = {
  AL: 'WAIVED',
  AR: 'FULL',
  AZ: 'VOLUNTARY',
  CA: 'FULL',
  CO: 'FULL',
  CT: 'FULL',
  DC: 'UNKNOWN',
  DE: 'UNKNOWN',
  GA: 'UNKNOWN',
  HI: 'UNKNOWN',
  IA: 'UNKNOWN',
  ID: 'VOLUNTARY',
  IL: 'UNKNOWN',
  IN: 'UNKNOWN',
  KS: 'FULL',
  KY: 'VOLUNTARY',
  LA: 'UNKNOWN',
  MA: 'FULL',
  MD: 'FULL',
  ME: 'UNKNOWN',
  MI: 'FULL',
  MN: 'FULL',
  MO: 'UNKNOWN',
  MS: 'UNKNOWN',
  MT: 'UNKNOWN',
  NC: 'WAIVED',
  ND: 'WAIVED',
  NE: 'UNKNOWN',
  NJ: 'FULL',
  NM: 'FULL',
  NY: 'FULL',
  OH: 'UNKNOWN',
  OK: 'WAIVED',
  OR: 'FULL',
  PA: 'FULL',
  PR: 'UNKNOWN',
  RI: 'UNKNOWN',
  SC: 'UNKNOWN',
  UT: 'FULL',
  VA: 'FULL',
  VT: 'UNKNOWN',
  WI: 'FULL',
  WV: 'FULL',
};

const text = (code: string) => readFileSync(join(definitions, 'us', code, 'locality.yaml'), 'utf8');

it('knows the rule of every state with forms, and says where it is not known', () => {
  const written = usStates.filter(
    (code) => existsSync(join(definitions, 'us', code)) && /^forms:/m.test(text(code)),
  );
  expect([...written].sort()).toEqual(Object.keys(rules));
  const unknown = written.filter((code) => /is not known. The flow asks\./.test(text(code)));
  expect([...unknown].sort()).toEqual(
    Object.keys(rules).filter((code) => rules[code] === 'UNKNOWN'),
  );
});

it('counts the same states as untaxed as the localities do', () => {
  const untaxed = usStates.filter((code) => /^incomeTax: none/m.test(text(code)));
  expect([...untaxed].sort()).toEqual([...untaxedStates].sort());
});

it('recommends the form of the home state by its rule, also where wages are not taxed', async () => {
  const { lowered } = await lowerDefinitions(definitions, createReport(), testCache());
  const localities = localitiesOf(lowered.localities);
  for (const [home, rule] of Object.entries(rules))
    for (const work of ['TX', 'WA', 'SC', 'HI'].filter((code) => code !== home)) {
      const place = { home, work: [work] };
      const found = applicable(localities, place).forms.filter(({ locality }) => locality === home);
      const isUntaxed = untaxedStates.some((code) => code === work);
      const isDue = rule === 'FULL' || (rule === 'WAIVED' && isUntaxed);
      expect([home, work, found.some(({ recommended }) => recommended)]).toEqual([
        home,
        work,
        isDue,
      ]);
    }
}, 600_000);
