import { nearestName } from '@formpress/model';

/** The message for an unknown name, with the nearest known one. */
export function unknownNameMessage(what: string, name: string, known: string[]): string {
  const near = nearestName(name, known);
  return `There is no ${what} "${name}".${near ? ` Did you mean "${near}"?` : ''}`;
}
