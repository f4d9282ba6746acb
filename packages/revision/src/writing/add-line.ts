import { asWritten } from '@formpress/compiler';
import type { ProposedField } from '../foundation/paper.ts';

/** The line of pdf.yaml that adds a field. */
export function addLine({ name, page, box, align, comb }: ProposedField): string {
  const aligned = align === 'left' ? '' : `, align: ${align}`;
  const cells = comb === undefined ? '' : `, comb: ${comb}`;
  return `${asWritten(name)}: { page: ${page}, box: [${box.join(', ')}]${aligned}${cells} }`;
}
