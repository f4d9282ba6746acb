import type { Language, Notice } from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import type { ChosenVersion } from './choose-version.ts';
import type { Edition } from './edition.ts';
import { outdatedSince } from './outdated-since.ts';

/**
 * The notice about the version that a caller got, if any. It also says since when that version is out of date, which by
 * itself is no reason for a notice.
 */
export function noticeOf(
  { form, standing }: ChosenVersion,
  edition: Pick<Edition, 'outdated'>,
  language: Language,
): Notice | undefined {
  if (standing === 'asked for') return undefined;
  const { version } = form.entry;
  const due =
    standing === 'latest'
      ? messages.latestUsed(version)
      : messages.deprecated(version, standing.deprecatedBy);
  const since = outdatedSince(edition, form.entry);
  const outdated = since === undefined ? [] : [messages.outdated(since)[language]];
  return {
    type: standing === 'latest' ? 'WARNING' : 'DEPRECATION',
    message: [due[language], ...outdated].join(' '),
  };
}
