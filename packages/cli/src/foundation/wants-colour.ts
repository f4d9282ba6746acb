/** Whether to print in colour: as FORCE_COLOR or NO_COLOR decides, otherwise only on a terminal. */
export function wantsColour(
  environment: Record<string, string | undefined>,
  isTerminal: boolean,
): boolean {
  const { FORCE_COLOR: force, NO_COLOR: none, TERM: terminal } = environment;
  if (force !== undefined) return !['0', 'false'].includes(force);
  if (none) return false;
  return isTerminal && terminal !== 'dumb';
}
