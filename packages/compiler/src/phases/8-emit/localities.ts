import type { Localities, Locality, LocalityFlow } from '@formpress/model';
import type { LinkedFlow, LinkedLocality } from '../4-link/linked/linked.ts';
import { lowerTexts } from '../6-lower/lower-text.ts';
import { type Emitter, json } from './emitter.ts';

/** Which forms and flows apply to whom: the federal localities first, then by code. */
export const localities: Emitter = {
  name: 'localities',
  emitRelease: ({ localities: linked }) => [json('localities.json', localitiesOf(linked))],
};

/** Localities as the service reads them. */
export function localitiesOf(linked: readonly LinkedLocality[]): Localities {
  const sorted = [...linked].sort((a, b) => rank(a).localeCompare(rank(b), 'en'));
  return { localities: sorted.map(lowerLocality) };
}

function rank({ code }: LinkedLocality): string {
  return code.endsWith('FEDERAL') ? `0 ${code === 'FEDERAL' ? 'A' : 'B'}` : `1 ${code}`;
}

function lowerLocality(locality: LinkedLocality): Locality {
  const { code, country, name, forms, flows } = locality;
  return {
    code,
    country,
    name: lowerTexts(name, new Map()),
    forms: forms.map(({ id, when, recommended }) => ({
      id,
      recommended: recommended.expression,
      ...(when ? { when: when.expression } : {}),
    })),
    flows: flows.map(({ id, rows, flow }) => ({
      id,
      ...unverifiedIn(flow),
      rows: rows.map((row) => ({
        ...('start' in row ? { start: row.start } : { forms: row.forms }),
        ...(row.when ? { when: row.when.expression } : {}),
      })),
    })),
    ...missingFrom(locality),
    ...(locality.acceptsMoreThanLetter ? { acceptsMoreThanLetter: true } : {}),
    ...(Object.keys(locality.renewals).length > 0 ? { renewals: locality.renewals } : {}),
    ...reciprocityOf(locality),
    gaps: locality.gaps,
  };
}

function reciprocityOf({ agreement }: LinkedLocality): Pick<Locality, 'reciprocity'> {
  if (!agreement) return {};
  const { frees, claimedOn, isGeneral, isCredit } = agreement;
  return {
    reciprocity: {
      frees,
      claimedOn,
      ...(isGeneral ? { isGeneral } : {}),
      ...(isCredit ? { isCredit } : {}),
    },
  };
}

function unverifiedIn(flow: LinkedFlow | undefined): Pick<LocalityFlow, 'unverified'> {
  const questions = flow?.interview.sets.flatMap((set) => set.questions) ?? [];
  const found = questions.filter(({ question }) => question.isUnverified);
  return found.length > 0 ? { unverified: found.map(({ question }) => question.id) } : {};
}

/** What callers are told is missing. */
function missingFrom(locality: LinkedLocality): Pick<Locality, 'notWritten' | 'outdated'> {
  const notWritten = locality.formsNotWritten.map(({ id, name, title, when }) => ({
    id,
    number: name,
    title,
    ...(when ? { when: when.expression } : {}),
  }));
  const outdated = locality.outdatedForms.map(({ id, since }) => ({ id, since }));
  return {
    ...(notWritten.length > 0 ? { notWritten } : {}),
    ...(outdated.length > 0 ? { outdated } : {}),
  };
}
