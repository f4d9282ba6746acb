import { compareVersions } from '@formpress/model';
import type { ComparedForm, ComparedRelease } from '../foundation/compared.ts';
import { plainList } from '../foundation/describe-list.ts';
import { frozenDigest } from '../foundation/frozen-digest.ts';
import { type FrozenPart, frozenParts } from '../foundation/frozen-parts.ts';

/**
 * A sentence for each published form version that would change in something clients rely on. Words,
 * notes and pictures may change: that is a content revision.
 */
export function changedPublished(before: ComparedRelease, after: ComparedRelease): string[] {
  return after.forms.flatMap((form) => {
    const { id, version } = form.bundle;
    const then = before.forms.find(
      ({ bundle }) => bundle.id === id && compareVersions(bundle.version, version) === 0,
    );
    const parts = then ? changedParts(then, form) : [];
    if (parts.length === 0) return [];
    const what = plainList(parts);
    return [`${id} ${version} is published, and its ${what} would change. Make a new version.`];
  });
}

function changedParts(before: ComparedForm, after: ComparedForm): string[] {
  const [then, now] = [frozenDigest(before.bundle), frozenDigest(after.bundle)];
  const parts = Object.keys(frozenParts) as FrozenPart[];
  const changed = parts.filter((part) => then[part] !== now[part]);
  return [
    ...changed.map((part) => frozenParts[part].says),
    ...(then.effective === now.effective ? [] : ['effective date']),
  ];
}
