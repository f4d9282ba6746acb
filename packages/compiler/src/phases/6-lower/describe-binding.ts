import type { Part, Style } from '@formpress/model';
import type { LinkedBinding } from '../4-link/linked/linked-form.ts';

/** What is printed in a field, in one line, as in pdf.yaml. */
export function describeBinding(binding: LinkedBinding): string {
  if ('print' in binding) return describeParts(binding.print);
  if ('tick' in binding) return binding.tick.text.trim();
  const rows = [...binding.choose].map(
    ([answer, chosen]) =>
      `${answer}: ${'state' in chosen ? chosen.state : describeParts(chosen.print)}`,
  );
  return `{ by: ${[binding.by.id, ...rows].join(', ')} }`;
}

function describeParts(parts: readonly Part[]): string {
  return parts
    .map((part) => ('words' in part ? part.words : `{{${describeValue(part)}}}`))
    .join('');
}

function describeValue(part: Exclude<Part, { words: string }>): string {
  const name = 'question' in part ? part.question : part.person;
  return part.style ? describeStyle(part.style, name) : name;
}

function describeStyle(style: Style, name: string): string {
  if ('date' in style) return `date ${name} "${style.date}"`;
  if ('part' in style) return `${style.part} ${name}`;
  if ('decimals' in style) return name;
  if ('ssn' in style) return `ssn ${name}`;
  const { from, to } = style;
  return from === undefined ? `bare ${name}` : `bare ${name} ${from} ${to ?? from}`;
}
