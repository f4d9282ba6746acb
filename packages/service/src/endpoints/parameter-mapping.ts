import { nearestName } from '@formpress/model';
import type { Handler } from '../context/handler.ts';
import { messages } from '../foundation/messages.ts';
import { payrollMessages } from '../foundation/payroll-messages.ts';
import { jsonContent, refused } from '../foundation/reply.ts';
import { contentOf } from '../release/edition.ts';
import { parameterMapping as mappingOf } from '../release/parameter-mapping.ts';
import { Problems } from '../requests/problems.ts';
import { dayOf, readDay } from '../requests/read-day.ts';
import { readParameter } from '../requests/read-query.ts';

/** Returns what each tax parameter of a form means to a payroll engine. */
export const parameterMapping: Handler<'parameterMapping'> = ({
  query,
  now,
  language,
  edition,
}) => {
  const problems = new Problems();
  const [formId, date] = (['formId', 'effectiveDate'] as const).map((name) => {
    const read = readParameter(query, name);
    if ('value' in read) return read.value;
    problems.add(read.problem);
    return undefined;
  });
  if (!formId && problems.list.length === 0)
    problems.add({ field: 'formId', code: 'MISSING', message: messages.missing });
  const day = date === undefined ? dayOf(now) : readDay(date, 'effectiveDate', problems);
  if (problems.list.length > 0 || !formId || day === undefined)
    return refused({ kind: 'badRequest', problems: problems.list });

  const versions = edition.release.forms.get(formId);
  const [first] = versions ?? [];
  if (!versions || !first) {
    const message = messages.noSuchForm(nearestName(formId, edition.current.keys()));
    return refused({ kind: 'notFound', field: 'formId', message });
  }
  const form = versions.findLast(({ entry }) => entry.effective <= day);
  if (!form) {
    const message = payrollMessages.notInForceOn(formId, first.entry.effective);
    return refused({ kind: 'notFound', field: 'effectiveDate', message });
  }
  const bytes = Buffer.from(JSON.stringify(mappingOf(form, day, language)));
  return { ...jsonContent(contentOf(bytes), language), form: formId };
};
