import type { LinkedBinding, LinkedForm } from '@formpress/compiler';

/** The pages and boxes in which the answer to a question is printed, and the room it has there. */
export function paperOf(form: LinkedForm): (question: string) => string | undefined {
  const boxes = boxesOf(form);
  const printed = new Map<string, string[]>();
  for (const binding of form.pdf.bindings)
    for (const question of questionsIn(binding)) {
      const box = boxes.get(binding.field.name);
      if (box !== undefined) printed.set(question, [...(printed.get(question) ?? []), box]);
    }
  return (question) => {
    const all = [...new Set(printed.get(question) ?? [])];
    const shown = all.slice(0, mostBoxes);
    const left = all.length - shown.length;
    if (all.length === 0) return undefined;
    return [...shown, ...(left > 0 ? [`and ${left} more`] : [])].join('; ');
  };
}

const mostBoxes = 3;

function questionsIn(binding: LinkedBinding): Set<string> {
  if ('tick' in binding) return new Set(binding.tick.reads.map(({ name }) => name));
  if ('print' in binding) return new Set(binding.reads.map(({ name }) => name));
  const choices = [...binding.choose.values()].flatMap((choice) =>
    'reads' in choice ? choice.reads.map(({ name }) => name) : [],
  );
  return new Set([binding.by.id, ...choices]);
}

function boxesOf({ blank, pdf }: LinkedForm): Map<string, string> {
  const own = blank.fields.map(({ name, page, box, type, maxLength }) => {
    const [, , width, height] = box;
    return [name, describeBox({ page, width, height, type, maxLength })] as const;
  });
  const added = pdf.add.map(({ name, page, box, type }) => {
    const [, , width, height] = box;
    return [name, describeBox({ page, width, height, type, maxLength: undefined })] as const;
  });
  return new Map([...own, ...added]);
}

type BoxFacts = {
  page: number;
  width: number;
  height: number;
  type: string;
  maxLength: number | undefined;
};

function describeBox({ page, width, height, type, maxLength }: BoxFacts): string {
  if (type === 'checkbox' || type === 'radio') return `page ${page}, a box to tick`;
  const room = `${Math.round(width)} × ${Math.round(height)} points`;
  const most = maxLength === undefined ? '' : `, at most ${maxLength} characters`;
  return `page ${page}, ${room}${most}`;
}
