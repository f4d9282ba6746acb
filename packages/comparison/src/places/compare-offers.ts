import { type ApplicableFlow, applicable } from '@formpress/engine';
import type { Localities } from '@formpress/model';
import type { Party } from '../foundation/change.ts';
import type { Pair } from '../foundation/describe-places.ts';
import { pairUp } from '../foundation/pair-up.ts';

/** A difference in what someone is offered; the sentence continues with `to` and the people. */
export type OfferChange = { about: string; says: string; to: 'to' | 'for'; breaks: Party[] };

/** What changed in the offers to someone who lives in one place and works in another or the same. */
export function compareOffers(
  { home, work }: Pair,
  before: Localities,
  after: Localities,
): OfferChange[] {
  const place = { home, work: [work] };
  const [then, now] = [applicable(before, place), applicable(after, place)];
  const forms = pairUp(
    then.forms.map(({ id, recommended }) => [id, recommended]),
    now.forms.map(({ id, recommended }) => [id, recommended]),
  );
  const flows = pairUp(
    then.flows.map((flow) => [flow.id, beginning(flow)]),
    now.flows.map((flow) => [flow.id, beginning(flow)]),
  );
  return [
    ...forms.gone.map(({ name }) => offer(name, name, 'no longer')),
    ...forms.added.map(({ name }) => offer(name, name, 'now')),
    ...forms.both
      .filter((each) => each.before !== each.after)
      .map(({ name, after: is }) => recommended(name, is)),
    ...flows.gone.map(({ name }) => offer(name, `The flow ${name}`, 'no longer')),
    ...flows.added.map(({ name }) => offer(name, `The flow ${name}`, 'now')),
    ...flows.both
      .filter((each) => each.before !== each.after)
      .map(({ name, before: was, after: is }) => beginsOtherwise(name, was, is)),
  ];
}

function offer(about: string, what: string, when: 'now' | 'no longer'): OfferChange {
  const breaks: Party[] = when === 'now' ? [] : ['CLIENT'];
  return { about, says: `${what} is ${when} offered`, to: 'to', breaks };
}

function recommended(about: string, is: boolean): OfferChange {
  return {
    about,
    says: `${about} is ${is ? 'now' : 'no longer'} recommended`,
    to: 'to',
    breaks: [],
  };
}

function beginsOtherwise(about: string, was: string, is: string): OfferChange {
  return {
    about,
    says: `The flow ${about} ${is} (before, it ${inThePast(was)})`,
    to: 'for',
    breaks: ['CLIENT'],
  };
}

function beginning(flow: ApplicableFlow): string {
  if ('start' in flow) return `begins with "${flow.start}"`;
  return `yields ${flow.forms.join(', ') || 'no form'}`;
}

function inThePast(beginning: string): string {
  return beginning.replace(/^begins/, 'began').replace(/^yields/, 'yielded');
}
