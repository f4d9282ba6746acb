import { type Completed, complete, type FillRequest } from '@formpress/engine';
import type { Filler, Sealer } from '@formpress/fill';
import type { Language } from '@formpress/model';
import type { Refusal, RequestProblem } from '../foundation/refusal.ts';
import { type ChosenVersion, chooseVersion } from '../release/choose-version.ts';
import type { Edition } from '../release/edition.ts';
import type { FormVersion } from '../release/form-version.ts';
import { readFillHead, readFillRequest } from '../requests/read-fill-request.ts';
import { type JsonObject, readJson } from '../requests/read-json.ts';
import { readTimezone } from '../requests/read-timezone.ts';
import { orderProblems } from './order-problems.ts';
import { printForm } from './print-form.ts';
import { printProblems } from './print-problems.ts';
import { readLetters, refuseLowerWithholding } from './refuse-locked.ts';

/** A request to complete a form. */
export type FillCall = {
  /** The unparsed bytes of its JSON. */
  body: unknown;
  timezone: string | string[] | undefined;
  language: Language;
  now: number;
  edition: Edition;
  sealer: Sealer | undefined;
};

/** How a form is printed: in pieces of a file, or in parts of a reply. */
type FillMethod = 'fillPieces' | 'fillParts';
type PrintedBy<How extends FillMethod> = Exclude<ReturnType<Filler[How]>, { refusals: unknown }>;

/** The outcome of a request, with its form and mode if known. */
export type Outcome<How extends FillMethod> = {
  form?: FormVersion;
  mode?: FillRequest['signForm'];
} & ({ refusal: Refusal } | CompletedForm<How>);

/** A form that was completed and printed. */
type CompletedForm<How extends FillMethod> = {
  chosen: ChosenVersion;
  printed: PrintedBy<How>;
  taxParameters: Completed['taxParameters'];
  refusal?: never;
};

/** Reads a request, completes its form and prints it, or says why not. */
export function fillOne<How extends FillMethod>(asked: FillCall, how: How): Outcome<How> {
  const read = readJson(asked.body);
  if ('problem' in read) return { refusal: badRequest([read.problem]) };
  const head = readFillHead(read.json);
  if (head.formId === undefined) {
    const { problems, unlisted } = readFillRequest(read.json, undefined, asked.language);
    return { refusal: badRequest([...head.problems, ...problems], unlisted) };
  }
  const chosen = chooseVersion(asked.edition, head.formId, head.formVersion);
  if ('refusal' in chosen) return chosen;
  return completeForm(read.json, head.problems, chosen, asked, how);
}

function completeForm<How extends FillMethod>(
  json: JsonObject,
  headProblems: RequestProblem[],
  chosen: ChosenVersion,
  { timezone: zoneAsked, language, now, edition, sealer }: FillCall,
  how: How,
): Outcome<How> {
  const { form } = chosen;
  const bundle = form.bundle();
  const { request, problems, unlisted } = readFillRequest(json, bundle.questions, language);
  const timezone = readTimezone(zoneAsked, request.signForm);
  const shapeProblems = [...headProblems, ...problems, ...timezone.problems];
  const known = { form, mode: request.signForm };
  const letters = readLetters(json, form, edition);
  if (letters.problems.length > 0) return { ...known, refusal: badRequest(letters.problems) };

  const clock = { now: new Date(now), timeZone: timezone.zone };
  const outcome = complete(bundle, request, clock);
  if ('refusals' in outcome || shapeProblems.length > 0) {
    const found = 'refusals' in outcome ? outcome.refusals : [];
    return {
      ...known,
      refusal: badRequest(orderProblems(bundle, shapeProblems, found), unlisted),
    };
  }
  const { completed } = outcome;
  const tooLittle = refuseLowerWithholding(letters.lock, completed);
  if (tooLittle.length > 0) return { ...known, refusal: badRequest(tooLittle) };
  const printed = printForm(form, request, completed, { how, sealer });
  if ('refusals' in printed) {
    const refused = printProblems(form, request, completed, printed.refusals);
    return { ...known, refusal: badRequest(refused) };
  }
  const { taxParameters } = completed;
  return {
    form,
    mode: request.signForm,
    chosen,
    printed: printed as PrintedBy<How>,
    taxParameters,
  };
}

function badRequest(problems: RequestProblem[], unlisted = 0): Refusal {
  return { kind: 'badRequest', problems, unlisted };
}
