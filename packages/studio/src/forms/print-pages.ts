import { fillerOf, type LoweredForm } from '@formpress/compiler';
import type { Completed, FillRequest } from '@formpress/engine';
import type { Texts } from '@formpress/model';

/** A filled PDF, and what does not fit in its boxes. */
export type PrintedPages = {
  pdf: Uint8Array;
  refusals: { field?: string; code: string; message: Texts }[];
};

/** Prints a completed form as the service does: long addresses are abbreviated, and what still does not fit is refused. */
export async function printPages(
  form: LoweredForm,
  request: FillRequest,
  completed: Completed,
): Promise<PrintedPages> {
  const filler = fillerOf(form);
  const filled = filler.fill(completed.pdf, request.signForm);
  if ('pdf' in filled) return { pdf: filled.pdf, refusals: [] };
  // The service is large and most forms fit, so it is loaded only when it is needed.
  const { printForm, printProblems } = await import('@formpress/service');
  const characters = new Set(form.plan.letters.characters);
  const version = {
    bundle: () => form.bundle,
    filler: () => filler,
    prints: (text: string) => Array.from(text).every((each) => characters.has(each)),
  };
  const printed = printForm(version, request, completed, { how: 'fillParts' });
  if (!('refusals' in printed)) {
    const tail = Buffer.from(printed.tailBase64, 'base64');
    const prefix = Buffer.from(printed.prefixBase64.toString('latin1'), 'base64');
    return { pdf: Buffer.concat([prefix, tail]), refusals: [] };
  }
  return {
    pdf: form.template,
    refusals: printProblems(version, request, completed, printed.refusals),
  };
}
