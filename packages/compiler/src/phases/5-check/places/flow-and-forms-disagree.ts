import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { againstAgreements } from '../agreements/against-agreements.ts';
import { defineCheck } from '../foundation/define-check.ts';
import { offerTo } from '../localities/offers-of.ts';
import { describePeople } from './describe-people.ts';
import { flowOutcomes } from './flow-outcomes.ts';
import { isSoundFlow } from './is-sound-flow.ts';
import { type Person, peopleConcerned } from './people-concerned.ts';

/** Nobody may be recommended a form but led to none by the flow, or always led to one but recommended none. */
export const flowAndFormsDisagree = defineCheck({
  code: 'flow-and-forms-disagree',
  severity: 'error',
  check({ place, agreements }, report) {
    if (!place || againstAgreements(place.locality, agreements).length > 0) return;
    const { locality } = place;
    if (locality.forms.length !== locality.namesForms.length) return;
    const alone = peopleConcerned(locality).filter(({ work }) => !(work.isHere && work.other));
    const groups = new Map<string, { person: Person; people: Person[]; isAdvised: boolean }>();
    for (const person of alone) {
      const found = disagreement(person, locality);
      if (!found) continue;
      const key = `${found.flow} ${found.isAdvised} ${person.work.isHere}`;
      const group = groups.get(key) ?? { person, people: [], isAdvised: found.isAdvised };
      group.people.push(person);
      groups.set(key, group);
    }
    const [first, ...others] = [...groups.values()].map(({ person, people, isAdvised }) => {
      const [flow, row] = [...offerTo(locality, person.is).rows][0] ?? [];
      const who = `People who ${describePeople(people, locality)}`;
      const message = isAdvised
        ? `${who} are recommended a form, but ${flow} leads them to none.`
        : `${who} are led to a form by ${flow} whatever they answer, but are recommended none.`;
      return { at: row?.at ?? locality.formsAt, message };
    });
    const help = 'Recommend the form to those who need it, and make the flow lead them to it.';
    if (first) report({ ...first, related: others, help });
  },
});

function disagreement(person: Person, locality: LinkedLocality) {
  const { forms: offered, recommended, rows } = offerTo(locality, person.is);
  const [first] = rows;
  if (!first) return undefined;
  const [flow, row] = first;
  const written = locality.flows.find(({ id }) => id === flow);
  if (!written || !isSoundFlow(written)) return undefined;
  const outcomes = flowOutcomes(row, written.flow);
  if (!outcomes) return undefined;
  // ineligible-form reports a form that is not for them.
  const leads = (forms: readonly string[]) => forms.some((form) => offered.includes(form));
  const isAdvised = recommended.length > 0;
  const canLead = outcomes.some(({ forms }) => leads(forms));
  const mustLead = outcomes.every(({ forms }) => leads(forms));
  return (isAdvised && !canLead) || (!isAdvised && mustLead) ? { flow, isAdvised } : undefined;
}
