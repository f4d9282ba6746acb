import type { Call, Handler } from '../context/handler.ts';
import { auditFill } from '../filling/audit-fill.ts';
import { fillBody } from '../filling/fill-body.ts';
import { fillOne, type Outcome } from '../filling/fill-one.ts';
import { inOneTurn } from '../filling/in-one-turn.ts';
import { type Reply, refused } from '../foundation/reply.ts';
import { noticeOf } from '../release/notice-of.ts';

/** Completes a form: answers become the PDF and the tax parameters. */
export const fillPdf: Handler<'fillPdf'> = inOneTurn((call) => {
  const { body, language, now, edition, context } = call;
  const timezone = call.headers.timezone;
  const sealer = context.sealer;
  const outcome = fillOne({ body, timezone, language, now, edition, sealer }, 'fillParts');
  const { mode } = outcome;
  const form = outcome.form?.entry;
  const recorded = auditFill(replyOf(outcome, call), call, form, mode);
  if (form === undefined) return recorded;
  if (recorded.kind === 'made' && mode) context.metrics.countFill(form.id, mode);
  recorded.form = form.id;
  return recorded;
});

function replyOf(outcome: Outcome<'fillParts'>, { edition, language }: Call): Reply {
  if (outcome.refusal) return refused(outcome.refusal);
  const { chosen, printed, taxParameters } = outcome;
  const notice = noticeOf(chosen, edition, language);
  return {
    kind: 'made',
    body: fillBody(chosen.form.entry, printed, taxParameters, notice),
    language,
  };
}
