import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inOneTurn } from './in-one-turn.ts';

it('processes everything that arrived together before it answers any of it', async () => {
  const seen: string[] = [];
  const ask = inOneTurn((asked: string) => {
    seen.push(`work on ${asked}`);
    return asked.toUpperCase();
  });
  const answered = ['a', 'b', 'c'].map((each) => ask(each).then((is) => seen.push(`answer ${is}`)));
  expect(seen).toEqual([]);
  await Promise.all(answered);
  expect(seen).toEqual([
    ...['work on a', 'work on b', 'work on c'],
    ...['answer A', 'answer B', 'answer C'],
  ]);
});

it('answers sixteen before it processes more', async () => {
  let worked = 0;
  const ask = inOneTurn(() => {
    worked += 1;
    return worked;
  });
  const first = ask(undefined);
  const others = Array.from({ length: 39 }, () => ask(undefined));
  await first;
  expect(worked).toBe(16);
  expect(await others.at(-1)).toBe(40);
});

it('limits an error to the request it belongs to', async () => {
  const ask = inOneTurn((asked: number) => {
    if (asked === 2) throw new Error('two');
    return asked;
  });
  const answers = await Promise.allSettled([ask(1), ask(2), ask(3)]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await setImmediate();
  expect(await ask(4)).toBe(4);
});
