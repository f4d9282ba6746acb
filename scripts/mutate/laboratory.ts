import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCache } from '@formpress/compiler';
import type { Mutation } from './mutation.ts';
import { openRoom, type Room } from './room.ts';
import type { Verdict } from './verdict.ts';

/** Copies of definitions in which mistakes are made, one at a time. */
export type Laboratory = { judge(mutation: Mutation): Promise<Verdict>; close(): Promise<void> };

/**
 * Copies a folder of definitions, in which nothing may be wrong. A mistake is first made among the
 * forms of its place alone, which takes a tenth of the time; only what no rule notices there is
 * made among all.
 */
export async function openLaboratory(definitions: string): Promise<Laboratory> {
  const home = await mkdtemp(join(tmpdir(), 'formpress-mutate-'));
  const cache = openCache(join(home, 'cache'));
  await cp(definitions, join(home, 'all'), { recursive: true });
  const whole = await openRoom(join(home, 'all'), cache);
  if (typeof whole === 'string')
    throw new Error(`Something is wrong before any mistake is made: ${whole}`);
  const rooms = new Map<string, Room | string>();
  return {
    async judge(mutation) {
      const near = await roomFor(placeOf(mutation.mistake.file));
      const verdict = typeof near === 'string' ? undefined : await near.judge(mutation);
      return verdict?.by === 'check' ? verdict : whole.judge(mutation);
    },
    close: () => rm(home, { recursive: true }),
  };

  /** The forms of one place, unless they do not stand alone. */
  async function roomFor(place: string): Promise<Room | string> {
    const known = rooms.get(place) ?? (await newRoom(place));
    rooms.set(place, known);
    return known;
  }

  async function newRoom(place: string): Promise<Room | string> {
    if (place === '') return 'It is about no place.';
    const folder = join(home, place.replaceAll('/', '-'));
    for (const part of ['shared', place])
      await cp(join(home, 'all', part), join(folder, part), { recursive: true });
    return openRoom(folder, cache);
  }
}

/** Such as us/OH; nothing for what all places share. */
function placeOf(file: string): string {
  const [country = '', place = '', ...more] = file.split('/');
  return country === 'shared' || more.length === 0 ? '' : `${country}/${place}`;
}
