import { complete, type FillRequest } from '@formpress/engine';
import type { CatalogForm } from '@formpress/model';
import type { Call, Handler } from '../context/handler.ts';
import { audited } from '../filling/audit-fill.ts';
import { fillBody } from '../filling/fill-body.ts';
import { inOneTurn } from '../filling/in-one-turn.ts';
import { orderProblems } from '../filling/order-problems.ts';
import { printForm } from '../filling/print-form.ts';
import { printProblems } from '../filling/print-problems.ts';
import type { RequestProblem } from '../foundation/refusal.ts';
import { type Reply, refused } from '../foundation/reply.ts';
import { chooseVersion } from '../release/choose-version.ts';
import { noticeOf } from '../release/notice-of.ts';
import { readFillHead, readFillRequest } from '../requests/read-fill-request.ts';
import { readJson } from '../requests/read-json.ts';
import { readTimezone } from '../requests/read-timezone.ts';

/** The outcome of a request, with its form and mode if known. */
type Filled = { reply: Reply; form?: CatalogForm; mode?: FillRequest['signForm'] };

/** Completes a form: answers become the PDF and the tax parameters. */
export const fillPdf: Handler<'fillPdf'> = inOneTurn((call) => {
  const { reply, form, mode } = fill(call);
  const recorded = audited(reply, call, form, mode);
  if (form === undefined) return recorded;
  if (recorded.kind === 'made' && mode) call.context.metrics.countFill(form.id, mode);
  return { ...recorded, form: form.id };
});

function fill(call: Call): Filled {
  const read = readJson(call.body);
  if ('problem' in read) return { reply: badRequest([read.problem]) };
  const head = readFillHead(read.json);
  if (head.formId === undefined) {
    const { problems, unlisted } = readFillRequest(read.json, undefined);
    return { reply: badRequest([...head.problems, ...problems], unlisted) };
  }
  const chosen = chooseVersion(call.edition, head.formId, head.formVersion);
  if ('refusal' in chosen) return { reply: refused(chosen.refusal) };
  return completeForm(read.json, head.problems, chosen, call);
}

function completeForm(
  json: Parameters<typeof readFillRequest>[0],
  headProblems: RequestProblem[],
  chosen: Exclude<ReturnType<typeof chooseVersion>, { refusal: unknown }>,
  { headers, language, now, edition }: Call,
): Filled {
  const { form } = chosen;
  const bundle = form.bundle();
  const { request, problems, unlisted } = readFillRequest(json, bundle.questions);
  const timezone = readTimezone(headers.timezone, request.signForm);
  const shapeProblems = [...headProblems, ...problems, ...timezone.problems];
  const filled = (reply: Reply) => ({ reply, form: form.entry, mode: request.signForm });

  const clock = { now: new Date(now), timeZone: timezone.zone };
  const outcome = complete(bundle, { ...request, language }, clock);
  if ('refusals' in outcome || shapeProblems.length > 0) {
    const found = 'refusals' in outcome ? outcome.refusals : [];
    return filled(badRequest(orderProblems(bundle, shapeProblems, found), unlisted));
  }
  const printed = printForm(form, request, outcome.completed);
  if ('refusals' in printed) {
    return filled(badRequest(printProblems(form, request, outcome.completed, printed.refusals)));
  }
  const { taxParameters } = outcome.completed;
  const body = fillBody(form.entry, printed, taxParameters, noticeOf(chosen, edition, language));
  return filled({ kind: 'made', body, language });
}

function badRequest(problems: RequestProblem[], unlisted = 0): Reply {
  return refused({ kind: 'badRequest', problems, unlisted });
}
