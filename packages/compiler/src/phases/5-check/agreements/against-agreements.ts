import { shortenedList } from '@formpress/comparison';
import { untaxedStates, usStates } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import type { LinkedAgreement } from '../../4-link/linked/linked-agreement.ts';
import { offerTo } from '../localities/offers-of.ts';
import { oneSidedWith } from './one-sided-with.ts';
import { rowsWithoutCertificate } from './rows-without-certificate.ts';
import { sharedRows } from './shared-rows.ts';
import { unlikeOthersFreed } from './unlike-others-freed.ts';

const mostNamed = 6;
const untaxed = new Set<string>(untaxedStates);

/** A contradiction between a place's conditions and the agreements. */
export type Mistake = { at: SourceRange; message: string; offeredWhen?: SourceRange };

/**
 * Where the forms of a place go to people other than shared/reciprocity.yaml says. One-sided agreements are
 * reported separately, and nothing is compared with them.
 */
export function againstAgreements(
  locality: LinkedLocality,
  agreements: readonly LinkedAgreement[],
): Mistake[] {
  if (agreements.length === 0 || locality.forms.length !== locality.namesForms.length) return [];
  const own = agreements.find(({ work }) => work === locality.code);
  const open = oneSidedWith(locality.code, agreements);
  const others = usStates.filter(
    (place) => place !== locality.code && place !== 'PR' && !open.includes(place),
  );
  return [
    ...(own
      ? [
          ...wrongCertificates(locality, own, others),
          ...rowsWithoutCertificate(locality, own, others),
          ...sharedRows(locality, own.frees, others, 'home'),
        ]
      : []),
    ...wrongAtHome(
      locality,
      agreements,
      others.filter((place) => !untaxed.has(place)),
    ),
  ];
}

/** The certificate is recommended to those whom the state exempts, and to nobody else unless all others complete it, too. */
function wrongCertificates(
  locality: LinkedLocality,
  { work, frees, claimedOn, isGeneral }: LinkedAgreement,
  homes: readonly string[],
): Mistake[] {
  const form = locality.forms.find(({ id }) => id === claimedOn);
  if (!form) return [];
  const isAdvised = (home: string) =>
    offerTo(locality, { home, work: [work] }).recommended.includes(claimedOn);
  const lacking = homes.filter((home) => frees.includes(home) && !isAdvised(home));
  const wrong = homes.filter((home) => !frees.includes(home) && !isGeneral && isAdvised(home));
  if (lacking.length === 0 && wrong.length === 0)
    return unlikeOthersFreed(
      locality,
      homes.filter((home) => frees.includes(home)),
    );
  const { at } = form.recommended;
  const say = (some: readonly string[]) => `people who live in ${shortenedList(some, mostNamed)}`;
  return [
    ...(lacking.length > 0
      ? [
          {
            at,
            message: `${work} frees ${say(lacking)}, but they are not recommended ${claimedOn}, on which they claim it.`,
            ...(form.when && { offeredWhen: form.when.at }),
          },
        ]
      : []),
    ...(wrong.length > 0
      ? [
          {
            at,
            message: `${work} does not free ${say(wrong)}, but they are recommended ${claimedOn}.`,
          },
        ]
      : []),
  ];
}

/**
 * Mistakes about residents, where conditions distinguish states of work: they pay at home exactly where the
 * state of work exempts them. States that do not tax wages are left out, because there the rule of the home
 * state decides.
 */
function wrongAtHome(
  locality: LinkedLocality,
  agreements: readonly LinkedAgreement[],
  works: readonly string[],
): Mistake[] {
  const home = locality.code;
  const freeing = agreements.filter(({ isCredit, frees }) => !isCredit && frees.includes(home));
  const freed = freeing.map(({ work }) => work);
  const isAdvised = (work: string) =>
    offerTo(locality, { home, work: [work] }).recommended.length > 0;
  const [form] = locality.forms;
  if (!form || works.every(isAdvised) || !works.some(isAdvised))
    return sharedRows(locality, freed, works, 'work');
  const lacking = works.filter((work) => freed.includes(work) && !isAdvised(work));
  const wrong = works.filter((work) => !freed.includes(work) && isAdvised(work));
  const { at } = form.recommended;
  const who = `people who live in ${home}`;
  return [
    ...(lacking.length > 0
      ? [
          {
            at,
            message: `${shortenedList(lacking, mostNamed)} free ${who}, who then pay at home, but they are recommended no form of ${home}.`,
          },
        ]
      : []),
    ...(wrong.length > 0
      ? [
          {
            at,
            message: `Nothing frees ${who} from the tax of ${shortenedList(wrong, mostNamed)}, but they are recommended a form of ${home}.`,
          },
        ]
      : []),
    ...sharedRows(locality, freed, works, 'work'),
  ];
}
