import { nearestName } from '@formpress/model';

/** ' Did you mean "x"?' with a space before it, or nothing when no known name is near. */
export function didYouMean(name: string, known: Iterable<string>, mark = ''): string {
  const near = nearestName(name, known);
  return near === undefined ? '' : ` Did you mean "${mark}${near}"?`;
}
