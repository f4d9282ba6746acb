import { needsToken } from './access.ts';
import type { Operation } from './operation.ts';
import type { RefusalName } from './refusals.ts';

/** All refusals of an operation: those it declares, and those that follow from its declaration. */
export function refusalsOf(operation: Operation): RefusalName[] {
  const { path, body, lines, takesApiKey, isForMonitors } = operation;
  const names: RefusalName[] = ['MethodNotAllowed', 'Unavailable', ...operation.refusals];
  if (!isForMonitors) names.push('OwnFault');
  if (needsToken(path)) names.push('Unauthorized', 'TooManyRequests');
  if (takesApiKey) names.push('LoginRefused', 'TooManyRequests');
  if (body) names.push('BadRequest', 'BodyTooLarge', 'BodyNotJson');
  if (lines) names.push('BodyNotLines');
  return names;
}
