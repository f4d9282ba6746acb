import { nearestName } from '@formpress/model';

/** ' Did you mean "x"?' with a leading space, or an empty string when no known name is similar. */
export function didYouMean(name: string, known: Iterable<string>, mark = ''): string {
  const near = nearestName(name, known);
  return near === undefined ? '' : ` Did you mean "${mark}${near}"?`;
}
