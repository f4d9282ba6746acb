import {
  affectsClients,
  digestOf,
  type FrozenPart,
  frozenDigest,
  frozenParts,
  plainList,
} from '@formpress/comparison';
import { compareVersions, type PublishedVersion } from '@formpress/model';
import type { Files } from '../../foundation/files.ts';
import type { Published, PublishedChange } from '../3-validate/authored/published.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { changedFacts } from './locks/changed-facts.ts';

/** What changed in a form version since it was published, if anything. */
export function publishedChangeOf(
  form: LoweredForm,
  published: Published,
  files: Files,
): PublishedChange | undefined {
  const { bundle, source } = form;
  const then = digestsOf(form, published);
  if (!then) return undefined;
  const parts = changedParts(form, then);
  const isOtherDay = then.effective !== bundle.effective;
  if (parts.length === 0 && !isOtherDay) return undefined;
  const what = plainList(parts.map((part) => frozenParts[part].says));
  return {
    name: `${bundle.id} ${bundle.version}`,
    ...(isOtherDay && { effective: { before: then.effective, at: source.effectiveAt } }),
    ...(parts.length > 0 && { what }),
    files: culprits(form, parts, changedSince(published, files)),
    witnesses: parts.includes('patterns') ? witnessesIn(form) : [],
  };
}

/** What was accepted when the form was locked and no longer is, or the other way round. */
function witnessesIn(form: LoweredForm): string[] {
  return changedFacts(form).flatMap(({ isPattern, message }) => (isPattern ? [message] : []));
}

function digestsOf({ bundle }: LoweredForm, { forms }: Published): PublishedVersion | undefined {
  const versions = Object.entries(forms[bundle.id] ?? {});
  return versions.find(([version]) => compareVersions(version, bundle.version) === 0)?.[1];
}

/** The parts whose digest changed; a part that was published without one is not compared. */
function changedParts({ bundle }: LoweredForm, then: PublishedVersion): FrozenPart[] {
  const now = frozenDigest(bundle);
  return (Object.keys(frozenParts) as FrozenPart[]).filter(
    (part) => then[part] !== undefined && then[part] !== now[part],
  );
}

/** Files that are new, gone or changed since they were published. */
function changedSince(published: Published, files: Files): string[] {
  const known = [...files.keys()].filter(affectsClients);
  return [...new Set([...known, ...Object.keys(published.files)])].filter((path) => {
    const bytes = files.get(path);
    return !bytes || digestOf(bytes) !== published.files[path];
  });
}

/** The changed files that may be the cause: those of the form, its bases, its locality and `shared`. */
function culprits({ source }: LoweredForm, parts: FrozenPart[], changed: string[]): string[] {
  const locality = source.folder.split('/').slice(0, 2).join('/');
  const folders = [...source.folders, locality, 'shared'];
  return changed.filter((file) => {
    const [, folder = '', name = ''] = /^(.*)\/(.*)$/.exec(file) ?? [];
    return folders.includes(folder) && parts.some((part) => frozenParts[part].files.test(name));
  });
}
