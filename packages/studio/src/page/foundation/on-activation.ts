/** A listener that lets Enter and Space press something drawn, as they press a button. */
export function onActivation(work: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    work();
  };
}
