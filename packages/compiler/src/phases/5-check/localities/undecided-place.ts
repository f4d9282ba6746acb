import { sayPlaces } from '../../../compare/say-places.ts';
import type { LinkedForm, LinkedLocality } from '../../4-link/linked-form.ts';
import { defineCheck } from '../define-check.ts';
import { type Offer, offersOf } from './offers-of.ts';
import { placesIn, taxingIn } from './taxing-places.ts';

/** Where wages are taxed, everyone who lives or works there is offered a form, or a line says why not. */
export const undecidedPlace = defineCheck({
  code: 'undecided-place',
  severity: 'error',
  checkAll({ localities, forms }, report) {
    for (const locality of localities.filter((each) => isTaxing(each) && isSound(each, forms))) {
      const undecided = offersOf(locality).filter(
        (offer) => offer.forms.length === 0 && offer.nothing.length === 0,
      );
      if (undecided.length === 0) continue;
      report({
        at: locality.formsAt,
        message: `${locality.code} has no form for ${sayWho(undecided, locality)}, and nothing says why.`,
        help: "Offer them a form under forms, or add a line under nothing: { when: '…', because: … }.",
      });
    }
  },
});

function isTaxing({ code, country }: LinkedLocality): boolean {
  return code.endsWith('FEDERAL') || taxingIn(country).includes(code);
}

/** Whether nothing else is wrong with what it offers, which would be said once more here. */
function isSound({ code, namesForms, ...locality }: LinkedLocality, forms: LinkedForm[]): boolean {
  const isOffered = ({ id }: LinkedForm) => namesForms.includes(id);
  const own = forms.filter((form) => form.locality === code);
  return locality.forms.length === namesForms.length && own.every(isOffered);
}

/** People of the country first; those of the other one only when nobody else is left undecided. */
function sayWho(undecided: Offer[], { country }: LinkedLocality): string {
  const own = undecided.filter(({ home }) => placesIn[country].includes(home));
  if (own.length > 0) return sayPlaces(own, placesIn[country]);
  const [first] = undecided;
  return `those who live in ${first?.home} and work in ${first?.work}`;
}
