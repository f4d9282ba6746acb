import type { components } from '@formpress/client';
import { expect } from 'vitest';
import { austin, cheyenne, reno, whitehorse } from '../service/people.ts';
import { setsAfter } from './read-content.ts';
import type { Subject } from './subject.ts';

type Flow = components['schemas']['Flow'];

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR GU VI AS MP AA AE AP';
const provinces = 'AB BC MB NB NL NT NS NU ON PE QC SK YT';

/** Requests forms and flows for all places, and walks every set of every flow. */
export async function readPlaces({ call, flows }: Subject): Promise<void> {
  const starts = new Map<string, Set<string>>();
  for (const [home, ...works] of places()) {
    const body = { homeAddress: home, workAddresses: works };
    expect((await call('/v1/forms', { method: 'POST', body })).status).toBe(200);
    const found = await call('/v1/guided-flows', { method: 'POST', body });
    expect(found.status).toBe(200);
    for (const { id, initialQuestionSetId } of (found.body as { flows: Flow[] }).flows) {
      const known = starts.get(id) ?? new Set();
      if (initialQuestionSetId) known.add(initialQuestionSetId);
      starts.set(id, known);
    }
  }
  expect([...starts.keys()].sort()).toEqual([...flows].sort());
  for (const [flow, sets] of starts) {
    for (const language of ['en', 'es', 'fr']) {
      const waiting = [...sets];
      const seen = new Set(waiting);
      for (let set = waiting.pop(); set; set = waiting.pop()) {
        const headers = { 'accept-language': language };
        const { status, body } = await call(`/v1/flowQuestionSet/${flow}/${set}`, { headers });
        expect([flow, set, status]).toEqual([flow, set, 200]);
        for (const next of setsAfter(body)) {
          if (!seen.has(next)) waiting.push(next);
          seen.add(next);
        }
      }
    }
  }
}

/** Home and work in every state, across the borders of some, and in every province. */
function places(): object[][] {
  const us = states.split(' ').map((state) => ({ ...cheyenne, state }));
  const canada = provinces.split(' ').map((provinceTerritory) => ({
    ...whitehorse,
    provinceTerritory,
  }));
  const lines = { streetAddress2: 'Apt 4', zipCode: '82001-1234' };
  return [
    ...[...us, ...canada].map((place) => [place, place]),
    ...us.flatMap((place, index) => [[place, us[index - 1] ?? austin]]),
    ...us.map((place) => [austin, place]),
    [cheyenne, cheyenne, reno, austin],
    [{ ...cheyenne, ...lines }, reno],
    [{ ...whitehorse, postalCode: 'y1a 1c2', streetAddress2: 'Unit 3' }, whitehorse],
    [whitehorse, reno],
    [reno, whitehorse, reno],
    [cheyenne, ...Array.from({ length: 50 }, () => reno)],
  ];
}
