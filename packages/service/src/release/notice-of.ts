import type { Language, Notice } from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import type { ChosenVersion } from './choose-version.ts';

/** The notice about the version that a caller got, if any. */
export function noticeOf(chosen: ChosenVersion, language: Language): Notice | undefined {
  const { version } = chosen.form.entry;
  if (chosen.standing === 'asked for') return undefined;
  if (chosen.standing === 'latest') {
    return { type: 'WARNING', message: messages.latestUsed(version)[language] };
  }
  const message = messages.deprecated(version, chosen.standing.deprecatedBy)[language];
  return { type: 'DEPRECATION', message };
}

/** Appends a notice as the last key of a JSON object, without serializing it again. */
export function withNotice(json: Buffer, notice: Notice | undefined): Buffer {
  if (!notice) return json;
  const open = json.subarray(0, json.lastIndexOf('}'));
  return Buffer.concat([open, Buffer.from(`,"notice":${JSON.stringify(notice)}}`)]);
}
