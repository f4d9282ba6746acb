import { comparePair } from '@formpress/comparison';
import type { OpenForm } from '../forms/open-forms.ts';
import type { PictureStore } from '../forms/picture-store.ts';
import type { VersionComparison } from '../foundation/paper-wire.ts';
import { differingAreas } from './differing-areas.ts';

/** What changed between two versions of a form, in words and on the blank pages. */
export async function compareFormVersions(
  before: OpenForm,
  after: OpenForm,
  pictures: PictureStore,
): Promise<VersionComparison> {
  const { forms } = comparePair(before.lowered, after.lowered);
  const [old, now] = [before.lowered.template, after.lowered.template];
  const { pages, areas } = await differingAreas(old, now);
  return {
    id: after.linked.id,
    from: before.linked.version,
    to: after.linked.version,
    changes: forms
      .flatMap(({ changes }) => changes)
      .toSorted((a, b) => b.breaks.length - a.breaks.length)
      .map(({ breaks, kind, about, says }) => ({ breaks: [...breaks], kind, about, says })),
    before: pictures.keep(old),
    after: pictures.keep(now),
    pages,
    areas: { before: areas.filter(({ page }) => page <= pages.before), after: areas },
  };
}
