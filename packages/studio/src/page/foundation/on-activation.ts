/** Lets something that is drawn be pressed with the keyboard as a button is. */
export function onActivation(work: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    work();
  };
}
