import type { Handler } from '../context/handler.ts';
import { refused } from '../foundation/reply.ts';
import { chooseVersion } from '../release/choose-version.ts';
import { fileContent } from '../release/file-content.ts';
import { readParameter } from '../requests/read-query.ts';

/** Returns the fillable blank PDF. */
export const getPdf: Handler<'getPdf'> = ({ params, query, edition }) => {
  const version = readParameter(query, 'formVersion');
  if ('problem' in version) return refused({ kind: 'badRequest', problems: [version.problem] });
  const chosen = chooseVersion(edition, params.formId, version.value);
  if ('refusal' in chosen) return refused(chosen.refusal);
  const { entry, blank } = chosen.form;
  const content = fileContent(edition.release.files, blank);
  if (!content) throw new Error(`The release has no blank PDF of ${entry.id} ${entry.version}.`);
  const fileName = `${entry.id}-${entry.version}.pdf`;
  return { kind: 'content', content, type: 'application/pdf', fileName, form: entry.id };
};
