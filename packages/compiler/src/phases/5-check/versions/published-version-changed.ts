import { plainList } from '@formpress/comparison';
import type { Place } from '../../../diagnostics/diagnostic.ts';
import type { PublishedChange } from '../../3-validate/authored/published.ts';
import { defineCheck, type Finding } from '../foundation/define-check.ts';

/** What clients rely on in a published version stays as it was published. */
export const publishedVersionChanged = defineCheck({
  code: 'published-version-changed',
  severity: 'error',
  checkRelease({ published }, report) {
    if (!published) return;
    for (const { name, effective } of published.changes)
      if (effective) report(otherDay(name, effective));
    const groups = new Map<string, Group>();
    for (const { name, what, files, witnesses } of published.changes) {
      if (what === undefined) continue;
      const group = groups.get(`${files} ${what}`) ?? { files, what, names: [], witnesses: [] };
      group.names.push(name);
      group.witnesses.push(...witnesses);
      groups.set(`${files} ${what}`, group);
    }
    for (const group of groups.values()) {
      report(group.files.length > 0 ? fileDidIt(group) : noFileDidIt(group, published.at));
    }
  },
});

/** Versions in which the same files change the same, and answers that show it. */
type Group = { files: string[]; what: string; names: string[]; witnesses: string[] };

function arePublished({ names }: Group): string {
  return `${plainList(names)} ${names.length === 1 ? 'is' : 'are'} published`;
}

function otherDay(
  name: string,
  { before, at }: NonNullable<PublishedChange['effective']>,
): Finding {
  return {
    at,
    message: `${name} is published, and was effective ${before}.`,
    help: `Write ${before} again, or make a new version.`,
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
function noFileDidIt(group: Group, at: Place): Finding {
  return {
    at,
    message: `${arePublished(group)}, and the ${group.what} changed, though no file did.`,
    help: 'This version of Formpress compiles them differently. Use the one that published them, or publish again.',
  };
}
