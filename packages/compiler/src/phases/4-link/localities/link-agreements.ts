import { placeNames, usStates } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { MapEntry } from '../../2-parse/foundation/yaml-node.ts';
import type { Valid } from '../../3-validate/authored/authored.ts';
import { childText, mapOf, nodeAt, textNodeOf } from '../foundation/entries.ts';
import type { LinkedAgreement } from '../linked/linked-agreement.ts';
import { unknownPlace } from './unknown-place.ts';

/** The agreements of shared/reciprocity.yaml, without the places in it that are unknown; none without such a file. */
export function linkAgreements(
  file: Valid<unknown> | undefined,
  report: Report,
): LinkedAgreement[] {
  if (!file) return [];
  const entries = mapOf(file.root).entries;
  const named = entries.flatMap((entry) => [
    { code: entry.key, at: entry.keyAt },
    ...freedBy(entry),
  ]);
  for (const { code, at } of named) if (!isPlace(code)) report(unknownPlace(code, at));
  return entries.filter(({ key }) => isPlace(key)).map(linkAgreement);
}

function isPlace(code: string): boolean {
  return placeNames[code] !== undefined;
}

function linkAgreement(entry: MapEntry): LinkedAgreement {
  const { key, keyAt, value } = entry;
  const isTrue = (name: string) => childText(value, name)?.value === 'true';
  const states = usStates.filter((code) => code !== 'PR' && code !== key);
  const { kind, at: list } = nodeAt(value, 'frees');
  const of = freedBy(entry).filter(({ code }) => isPlace(code));
  return {
    work: key,
    at: keyAt,
    ...(kind === 'list'
      ? {
          frees: of.map(({ code }) => code),
          freesAt: { list, of: Object.fromEntries(of.map(({ code, at }) => [code, at])) },
        }
      : { frees: states }),
    claimedOn: textNodeOf(nodeAt(value, 'claimedOn')).value,
    isGeneral: isTrue('general'),
    isCredit: isTrue('credit'),
  };
}

function freedBy({ value }: MapEntry): { code: string; at: SourceRange }[] {
  const frees = nodeAt(value, 'frees');
  const items = frees.kind === 'list' ? frees.items.map(textNodeOf) : [];
  return items.map((item) => ({ code: item.value, at: item.at }));
}
