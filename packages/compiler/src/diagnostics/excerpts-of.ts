/** Excerpts of two texts around their first difference. */
export function excerptsOf(was: string, is: string): { was: string; is: string } {
  let same = 0;
  while (same < was.length && was[same] === is[same]) same += 1;
  const start = Math.max(0, was.lastIndexOf(' ', Math.max(0, same - 20)));
  const cut = (text: string) => {
    const end = start + 60;
    const part = text.slice(start, end).trim();
    return `${start > 0 ? '… ' : ''}${part}${end < text.length ? ' …' : ''}`;
  };
  return { was: cut(was), is: cut(is) };
}
