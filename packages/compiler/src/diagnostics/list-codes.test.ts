import { expect, it } from 'vitest';
import { codes } from './explain.ts';
import { listCodes } from './list-codes.ts';

it('lists every code once, with its severity and one sentence', () => {
  const all = listCodes();
  expect(all.map(({ code }) => code).sort()).toEqual(codes());
  expect(all.filter(({ meaning }) => !/^[^\s].*[.?!]$/.test(meaning))).toEqual([]);
  expect(all.find(({ code }) => code === 'long-sentence')).toEqual({
    code: 'long-sentence',
    severity: 'warning',
    topic: 'Texts and translations',
    meaning: expect.any(String),
  });
});

it('keeps topics together', () => {
  const topics = listCodes().map(({ topic }) => topic);
  const changes = topics.filter((topic, i) => topic !== topics[i - 1]);
  expect(changes).toEqual([...new Set(topics)]);
  expect(changes[0]).toBe('Files and folders');
});
