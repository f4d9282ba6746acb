import { complete } from '@formpress/engine';
import type { Call, Endpoint } from '../context/endpoint.ts';
import { audited } from '../filling/audit-fill.ts';
import { fillBody } from '../filling/fill-body.ts';
import { orderProblems } from '../filling/order-problems.ts';
import { printProblems } from '../filling/print-problems.ts';
import type { Problem } from '../foundation/refusal.ts';
import { type Reply, refused } from '../foundation/reply.ts';
import { chooseVersion } from '../release/choose-version.ts';
import { noticeOf } from '../release/notice-of.ts';
import { readFillHead, readFillRequest } from '../requests/read-fill-request.ts';
import { readJson } from '../requests/read-json.ts';
import { readTimezone } from '../requests/read-timezone.ts';

/** Answers become the completed PDF and the tax parameters. */
export const fillPdf: Endpoint = {
  method: 'POST',
  path: '/v1/fillPdf',
  isMuchWork: true,
  handle(call) {
    const read = readJson(call.body);
    if ('problem' in read)
      return audited(refused({ kind: 'badRequest', problems: [read.problem] }), call);
    const head = readFillHead(read.json);
    if (head.formId === undefined) {
      const { problems, unlisted } = readFillRequest(read.json, undefined);
      const all = [...head.problems, ...problems];
      return audited(refused({ kind: 'badRequest', problems: all, unlisted }), call);
    }
    const chosen = chooseVersion(call.edition, head.formId, head.formVersion);
    if ('refusal' in chosen) return audited(refused(chosen.refusal), call);
    const reply = completeForm(read.json, head.problems, chosen, call);
    return { ...reply, form: chosen.form.entry.id };
  },
};

function completeForm(
  json: Parameters<typeof readFillRequest>[0],
  headProblems: Problem[],
  chosen: Exclude<ReturnType<typeof chooseVersion>, { refusal: unknown }>,
  call: Call,
): Reply {
  const { headers, language, now, context } = call;
  const { form } = chosen;
  const bundle = form.bundle();
  const { request, problems, unlisted } = readFillRequest(json, bundle.questions);
  const timezone = readTimezone(headers.timezone, request.signForm);
  const shapeProblems = [...headProblems, ...problems, ...timezone.problems];

  const clock = { now: new Date(now), timeZone: timezone.zone };
  const outcome = complete(bundle, request, clock);
  if ('refusals' in outcome || shapeProblems.length > 0) {
    const found = 'refusals' in outcome ? outcome.refusals : [];
    const all = orderProblems(bundle, shapeProblems, found);
    const refusal = refused({ kind: 'badRequest', problems: all, unlisted });
    return audited(refusal, call, form.entry, request.signForm);
  }
  const { pdf, taxParameters } = outcome.completed;
  const filled = form.filler().fillParts(pdf, request.signForm);
  if ('refusals' in filled) {
    const all = printProblems(form, request, filled.refusals);
    const refusal = refused({ kind: 'badRequest', problems: all });
    return audited(refusal, call, form.entry, request.signForm);
  }
  const body = fillBody(form.entry, filled, taxParameters, noticeOf(chosen, language));
  const reply = audited({ kind: 'made', body, language }, call, form.entry, request.signForm);
  if (reply.kind === 'made') context.metrics.countFill(form.entry.id, request.signForm);
  return reply;
}
