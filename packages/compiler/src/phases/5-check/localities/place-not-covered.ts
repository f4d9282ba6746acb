import { describePlaces } from '@formpress/comparison';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { defineCheck } from '../foundation/define-check.ts';
import type { FormFacts } from '../foundation/release-facts.ts';
import { isNotWritten } from './is-not-written.ts';
import { type Offer, offersOf } from './offers-of.ts';
import { placesIn } from './places-in.ts';

/** Everyone who lives or works in a locality must be offered a form, or a line says why not. */
export const placeNotCovered = defineCheck({
  code: 'place-not-covered',
  severity: 'error',
  checkRelease({ localities, forms }, report) {
    for (const locality of localities.filter((each) => isSound(each, forms))) {
      const undecided = offersOf(locality).filter(
        (offer) => offer.forms.length === 0 && offer.nothing.length === 0,
      );
      if (undecided.length === 0) continue;
      report({
        at: locality.formsAt,
        message: `${locality.code} has no form for ${describeWho(undecided, locality)}, but nothing says why.`,
        help: `${describeForms(locality)}, or add a line under "nothing": { when: '…', because: … }.`,
      });
    }
  },
});

/** Whether it has forms and nothing else is wrong with what it offers, which would be reported twice. */
function isSound(locality: LinkedLocality, forms: readonly FormFacts[]): boolean {
  const { code, namesForms } = locality;
  const isOffered = ({ id }: FormFacts) => namesForms.includes(id);
  const own = forms.filter((form) => form.locality === code);
  const isWhole = locality.forms.length === namesForms.length && own.every(isOffered);
  return isWhole && !isNotWritten(locality);
}

function describeForms({ namesForms }: LinkedLocality): string {
  const offer = 'Offer them a form under "forms"';
  return namesForms.length > 0 ? offer : `${offer}, list what is to come under "formsNotWritten"`;
}

/** Names people of the country first; those of the other one only when no others are affected. */
function describeWho(undecided: Offer[], { country }: LinkedLocality): string {
  const own = undecided.filter(({ home }) => placesIn[country].includes(home));
  if (own.length > 0) return describePlaces(own, placesIn[country]);
  const [first] = undecided;
  return `those who live in ${first?.home} and work in ${first?.work}`;
}
