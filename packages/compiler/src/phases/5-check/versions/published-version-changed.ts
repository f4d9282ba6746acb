import { plainList } from '@formpress/comparison';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { PublishedChange } from '../../3-validate/authored/published.ts';
import { defineCheck, type Finding } from '../foundation/define-check.ts';

/** What clients rely on in a published version must not change. */
export const publishedVersionChanged = defineCheck({
  code: 'published-version-changed',
  severity: 'error',
  checkRelease({ published }, report) {
    if (!published) return;
    for (const { name, effective } of published.changes)
      if (effective) report(otherDate(name, effective));
    const groups = new Map<string, Group>();
    for (const { name, what, files, witnesses } of published.changes) {
      if (what === undefined) continue;
      const group = groups.get(`${files} ${what}`) ?? { files, what, names: [], witnesses: [] };
      group.names.push(name);
      group.witnesses.push(...witnesses);
      groups.set(`${files} ${what}`, group);
    }
    for (const group of groups.values()) {
      report(group.files.length > 0 ? fileChanged(group) : noFileChanged(group, published.at));
    }
  },
});

/** Versions in which the same files change the same parts, and answers that show it. */
type Group = { files: string[]; what: string; names: string[]; witnesses: string[] };

function arePublished({ names }: Group): string {
  return `${plainList(names)} ${names.length === 1 ? 'is' : 'are'} published`;
}

function otherDate(
  name: string,
  { before, at }: NonNullable<PublishedChange['effective']>,
): Finding {
  return {
    at,
    message: `${name} is published, and its effective date was ${before}.`,
    help: `Write ${before} again, or make a new version.`,
  };
}

function fileChanged(group: Group): Finding {
  const [file = '', ...more] = group.files;
  const [witness] = group.witnesses;
  const message = `${arePublished(group)}, and this file changes the ${group.what}.`;
  return {
    at: { file, start: 0, end: 0 },
    message: witness === undefined ? message : `${message} ${witness}`,
    related: more.map((other) => ({
      at: { file: other, start: 0, end: 0 },
      message: 'This file may have changed it, too:',
    })),
    help: 'Undo the change here, and make it in a new version or in a new kind of answer.',
  };
}

/** The digest differs but no file does: Formpress itself compiles the definitions differently. */
function noFileChanged(group: Group, at: SourceRange): Finding {
  return {
    at,
    message: `${arePublished(group)}, and the ${group.what} changed, though no file did.`,
    help: 'This version of Formpress compiles them differently. Use the one that published them, or publish again.',
  };
}
