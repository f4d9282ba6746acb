import { resolve } from 'node:path';
import { type Cache, openWorkspace } from '@formpress/compiler';
import { openSession } from '@formpress/language';
import { definitionFiles } from '../files/definition-files.ts';
import { openForms } from '../forms/open-forms.ts';
import { keepOverview } from '../forms/overview-keeper.ts';
import { pictureStore } from '../forms/picture-store.ts';
import { Latest } from '../foundation/latest.ts';
import { type EventStreams, eventStreams } from './event-streams.ts';
import type { Idle } from './idle.ts';
import type { Studio } from './studio.ts';

/** How many families keep their forms in memory: an analyst works on a few forms at a time. */
const mostFamilies = 12;

/** Opens the definitions, and begins to check them. */
export function makeStudio(
  folder: string,
  cache: Cache | undefined,
  idle: Idle,
): { studio: Studio; streams: EventStreams } {
  const session = openSession(folder, openWorkspace(folder, { cache, mostFamilies }), {
    giveWay: idle.idle,
  });
  const streams = eventStreams(session, () => keeper.refresh());
  const onNews = atMostEvery(400, () => streams.tell('overview', {}));
  const keeper = keepOverview(session, resolve(folder), onNews);
  const studio: Studio = {
    root: resolve(folder),
    session,
    files: definitionFiles(folder),
    forms: openForms(session),
    pictures: pictureStore(),
    keeper,
    papers: new Latest(6),
    written(paths) {
      session.changed();
      keeper.refresh();
      streams.tell('changed', { paths });
    },
  };
  keeper.refresh();
  return { studio, streams };
}

/** A function that delays each call, and combines those that come within so many milliseconds into one. */
function atMostEvery(milliseconds: number, call: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      call();
    }, milliseconds);
  };
}
