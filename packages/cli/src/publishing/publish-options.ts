import { type Party, parties } from '@formpress/comparison';
import { isReference } from '@formpress/registry';
import type { Call } from '../foundation/command.ts';
import { UsageProblem } from './publishing-problem.ts';
import { readChannel } from './validity-option.ts';

/** The options of publish. */
export type PublishOptions = {
  folder: string;
  place: string;
  channel: string;
  accepted: Party[];
  reason: string | undefined;
  revision: string | undefined;
  definitions: string;
};

/** Reads the options of publish. Throws a UsageProblem when they are wrong. */
export function readPublishOptions({ names, options }: Call): PublishOptions {
  const [folder = '', place = ''] = names;
  const { reason, revision, definitions } = options;
  if (!isReference(place))
    throw new UsageProblem(
      `"${place}" is not a registry reference, such as oci://host/forms:stable.`,
    );
  const accepted = readAccepted(options.accept);
  if (accepted.length > 0 && !isLine(reason))
    throw new UsageProblem('Give the reason with --reason "…": it goes into the compare-report.');
  return {
    folder,
    place,
    channel: readChannel(options) ?? 'development',
    accepted,
    reason: isLine(reason) ? reason : undefined,
    revision: revision === undefined ? undefined : readRevision(String(revision)),
    definitions: String(definitions),
  };
}

function readAccepted(text: string | boolean | undefined): Party[] {
  if (text === undefined) return [];
  const words = String(text).split(',');
  const unknown = words.find((word) => !parties.some((party) => party === word));
  if (unknown === undefined) return parties.filter((party) => words.includes(party));
  throw new UsageProblem(`"${unknown}" cannot be accepted. Use --accept ${parties.join(',')}.`);
}

function readRevision(text: string): string {
  if (/^[\x21-\x7e]{1,200}$/.test(text)) return text;
  throw new UsageProblem('A revision is one word, such as the name of a commit.');
}

function isLine(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '' && !/\p{Cc}/u.test(text);
}
