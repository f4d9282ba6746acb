import type { LinkedForm } from '../../4-link/linked/linked-form.ts';

/** Whether a form asks for something that must fit this pattern. */
export function usesPattern({ questions, people }: LinkedForm, pattern: string): boolean {
  const { employee, employer, address } = people;
  const fields = [employee, employer, address.us, address.ca].flatMap((each) =>
    Object.values(each),
  );
  return [...questions.values(), ...fields].some(({ accepts }) => accepts === pattern);
}
