import { type LinkedTerm, type Sources, translationFaults } from '@formpress/compiler';
import type { ReturnedFile, ReturnedUnit } from '../foundation/returned-unit.ts';
import type { Unit, UnitState } from '../foundation/unit.ts';
import { exportedAs } from '../foundation/unit-id.ts';
import { writePairs } from './write-pairs.ts';

/** A unit that was not taken, where it is in the file, and why. */
export type RefusedUnit = { at: string; english: string; reasons: string[] };

/** A unit whose English is no longer in the definitions, and what stands in its place. */
export type OutdatedUnit = { at: string; was: string; now?: string; translation: string };

/** What an import does: the files that change, and what it leaves out. */
export type Imported = {
  texts: Map<string, string>;
  taken: Unit[];
  refused: RefusedUnit[];
  outdated: OutdatedUnit[];
  /** How many units were not edited. */
  unedited: number;
};

type Scope = {
  /** All units of the language as they are now. */
  units: readonly Unit[];
  sources: Sources;
  terms: readonly LinkedTerm[];
  /** Whether to take what a check would only warn of. */
  takesWarnings: boolean;
  /** Whether to take nothing when something is refused or outdated. */
  isAtomic: boolean;
};

/** Compares a file that came back with the definitions, and writes what was edited into the files of translations. */
export function importUnits({ language, units }: ReturnedFile, scope: Scope): Imported {
  const byId = new Map(scope.units.map((unit) => [unit.id, unit]));
  const imported: Imported = {
    texts: new Map(),
    taken: [],
    refused: [],
    outdated: [],
    unedited: 0,
  };
  for (const returned of units) {
    const unit = byId.get(returned.id);
    const edit = returned.fault === undefined && unit ? editOf(returned, unit) : undefined;
    if (returned.fault !== undefined) refuse(imported, returned, [returned.fault]);
    else if (!unit) addUnknown(imported, returned, scope.units);
    else if (!edit) imported.unedited += 1;
    else {
      const reasons = reasonsAgainst(returned, unit, scope);
      if (reasons.length > 0) refuse(imported, returned, reasons);
      else imported.taken.push({ ...unit, ...edit });
    }
  }
  const isLeftOut = imported.refused.length + imported.outdated.length > 0;
  if (scope.isAtomic && isLeftOut) return { ...imported, taken: [] };
  return { ...imported, texts: writePairs(imported.taken, language, scope.sources) };
}

function refuse({ refused }: Imported, { at, english }: ReturnedUnit, reasons: string[]): void {
  refused.push({ at, english, reasons });
}

/** Adds a row without a unit: as outdated if it was edited, because its English changed or is gone, or else as unedited. */
function addUnknown(imported: Imported, returned: ReturnedUnit, units: readonly Unit[]): void {
  const { at, english, translation, state, exported, shown } = returned;
  const isEdited = exported === undefined || !isExported(exported, { translation, state });
  if (!isEdited || translation === '') {
    imported.unedited += 1;
    return;
  }
  const now = units.find(({ uses }) => uses.some((use) => use.shown === shown))?.english;
  imported.outdated.push({ at, was: english, translation, ...(now !== undefined && { now }) });
}

type Edited = { translation: string; state: UnitState };

/** Whether a row still says what was exported. A row without a state counts as having kept it. */
function isExported(
  exported: string,
  { translation, state }: { translation: string; state: UnitState | undefined },
): boolean {
  const [before = ''] = exported.split('-');
  return exportedAs({ translation, state: state ?? (before as UnitState) }) === exported;
}

/** What a row changes in a unit; undefined when it was not edited, or says what is there already. */
function editOf(returned: ReturnedUnit, unit: Unit): Edited | undefined {
  const { exported, state } = returned;
  const translation = returned.translation;
  if (
    translation === '' ||
    (exported !== undefined && isExported(exported, { translation, state }))
  )
    return undefined;
  const before = (exported?.split('-')[0] ?? unit.state) as UnitState;
  const isNewText = translation !== unit.translation;
  const isNewState = state !== undefined && state !== before;
  // A new text is no longer reviewed, and a draft that somebody has rewritten is a translation.
  const wanted = isNewState ? state : isNewText ? 'translated' : unit.state;
  const next = wanted === 'missing' || wanted === 'changed' ? 'translated' : wanted;
  if (!isNewText && next === unit.state) return undefined;
  return { translation, state: next };
}

function reasonsAgainst(returned: ReturnedUnit, unit: Unit, scope: Scope): string[] {
  const { english, translation, exported } = returned;
  if (english !== unit.english)
    return [
      `The English was edited in the file. It is "${unit.english}". Change it in the definitions instead.`,
    ];
  const isStale = exported !== undefined && exported !== exportedAs(unit);
  if (isStale && translation !== unit.translation)
    return [
      `The translation was changed in the definitions in the meantime: it is "${unit.translation}", with the state ${unit.state}. Export it again.`,
    ];
  if (translation === unit.translation) return [];
  if (translation !== translation.trim()) return ['The translation begins or ends with a space.'];
  if (/[\n\t]/.test(translation) && !/[\n\t]/.test(english))
    return ['The translation has a line break or a tab, and the English has none.'];
  return translationFaults(english, translation, unit.language, scope.terms)
    .filter(({ severity }) => severity === 'error' || !scope.takesWarnings)
    .map(({ message, code }) => `${message} (${code})`);
}
