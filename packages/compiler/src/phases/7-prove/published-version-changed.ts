import { type FrozenPart, frozenDigest, frozenParts, plainList } from '@formpress/comparison';
import { compareVersions, type PublishedVersion } from '@formpress/model';
import type { Published } from '../3-validate/authored/published.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { defineProof, type Finding } from './define-proof.ts';
import { changedFacts } from './locks/changed-facts.ts';

/** What clients rely on in a published version stays as it was published. */
export const publishedVersionChanged = defineProof({
  code: 'published-version-changed',
  severity: 'error',
  proveAll({ forms, published }, report) {
    if (!published) return;
    const groups = new Map<string, Group>();
    for (const form of forms) {
      const then = digestsOf(form, published);
      if (!then) continue;
      if (then.effective !== form.bundle.effective) report(otherDay(form, then.effective));
      const parts = changedParts(form, then);
      if (parts.length === 0) continue;
      const files = culprits(form, parts, published);
      const what = plainList(parts.map((part) => frozenParts[part].says));
      const group = groups.get(`${files} ${what}`) ?? { files, what, names: [], witnesses: [] };
      group.names.push(`${form.bundle.id} ${form.bundle.version}`);
      if (parts.includes('patterns')) group.witnesses.push(...witnessesIn(form));
      groups.set(`${files} ${what}`, group);
    }
    for (const group of groups.values()) {
      report(group.files.length > 0 ? fileDidIt(group) : noFileDidIt(group, published));
    }
  },
});

/** Versions in which the same files change the same, and answers that show it. */
type Group = { files: string[]; what: string; names: string[]; witnesses: string[] };

/** What was accepted when the form was locked and is not now, or the other way round. */
function witnessesIn(form: LoweredForm): string[] {
  return changedFacts(form).flatMap(({ isPattern, message }) => (isPattern ? [message] : []));
}

function arePublished({ names }: Group): string {
  return `${plainList(names)} ${names.length === 1 ? 'is' : 'are'} published`;
}

function digestsOf({ bundle }: LoweredForm, { forms }: Published): PublishedVersion | undefined {
  const versions = Object.entries(forms[bundle.id] ?? {});
  return versions.find(([version]) => compareVersions(version, bundle.version) === 0)?.[1];
}

/** Parts that have another digest; a part that was published without one is not held. */
function changedParts({ bundle }: LoweredForm, then: PublishedVersion): FrozenPart[] {
  const now = frozenDigest(bundle);
  return (Object.keys(frozenParts) as FrozenPart[]).filter(
    (part) => then[part] !== undefined && then[part] !== now[part],
  );
}

/** Files of the form, of its bases and of what they share that changed and can have done it. */
function culprits({ source }: LoweredForm, parts: FrozenPart[], { changed }: Published): string[] {
  const locality = source.folder.split('/').slice(0, 2).join('/');
  const folders = [...source.folders, locality, 'shared'];
  return [...changed].filter((file) => {
    const [, folder = '', name = ''] = /^(.*)\/(.*)$/.exec(file) ?? [];
    return folders.includes(folder) && parts.some((part) => frozenParts[part].files.test(name));
  });
}

function otherDay({ source, bundle }: LoweredForm, then: string): Finding {
  return {
    at: source.effectiveAt,
    message: `${bundle.id} ${bundle.version} is published, and was effective ${then}.`,
    help: `Write ${then} again, or make a new version.`,
  };
}

function fileDidIt(group: Group): Finding {
  const [file = '', ...more] = group.files;
  const [witness] = group.witnesses;
  const said = `${arePublished(group)}, and this file changes the ${group.what}.`;
  return {
    at: { file, start: 0, end: 0 },
    message: witness === undefined ? said : `${said} ${witness}`,
    related: more.map((other) => ({
      at: { file: other, start: 0, end: 0 },
      message: 'So may this file, which changed as well:',
    })),
    help: 'Put it back as it was, and make the change in a new version or in a new kind of answer.',
  };
}

/** The digest differs and no file does: Formpress itself reads the definitions otherwise. */
function noFileDidIt(group: Group, { at }: Published): Finding {
  return {
    at,
    message: `${arePublished(group)}, and the ${group.what} came out otherwise, though no file changed.`,
    help: 'This Formpress compiles them otherwise. Use the one that published them, or publish again.',
  };
}
