import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { MergedForm } from '../base/merge-base.ts';
import type { LinkedBlank } from '../linked/linked-blank.ts';

/** How many fields must be missing before the blank is questioned, unless its heading is that of another form. */
const fewest = 3;

/**
 * Where most of the fields that pdf.yaml names are missing, or some are and the blank is headed by another
 * name, the blank is probably that of another form. This is reported once, in place of every name that
 * leads nowhere.
 */
export function askForAnotherBlank(
  findings: readonly Diagnostic[],
  { own, chain, fields }: MergedForm,
  blank: LinkedBlank,
): readonly Diagnostic[] {
  const isCase = ({ at }: Diagnostic) => at.file.includes('/cases/');
  const ofPdf = findings.filter((each) => !isCase(each));
  const missing = ofPdf.filter(({ code }) => code === 'unknown-field').length;
  const { root } = chain.find((form) => form.blankPdf ?? form.blankYaml)?.blankYaml ?? {};
  const heading = blank.kind === 'agency' || !root ? undefined : headingOf(root);
  const { name } = own.form.data;
  const isOther = heading !== undefined && !isSame(heading.value, name);
  const isMost = missing >= fewest && missing * 2 >= fields.length;
  const isWrong = ofPdf.some(({ code }) => /^(?:unknown-field|wrong-box)$/.test(code));
  if (!isMost && !(isOther && isWrong)) return findings;
  const file = blank.kind === 'agency' ? 'blank.pdf' : 'blank.yaml';
  const headed = isOther
    ? `The blank is headed "${heading.value}", and the form is called "${name}". `
    : '';
  const found: Diagnostic = {
    code: 'another-blank',
    severity: 'error',
    at: isOther ? heading.at : blank.at,
    message: `${headed}${missing} of the ${fields.length} fields that pdf.yaml names are not in ${file}. Is it the blank of another form?`,
    help: `Put the blank of ${own.id} ${own.version} there. If it is the right one, with other names, write them in pdf.yaml${blank.kind === 'agency' ? ': formpress fields blank.pdf lists them' : ''}.`,
  };
  return [found, ...findings.filter((each) => !isOfBlank(each, blank))];
}

/** Whether a finding is about a name that leads nowhere in the blank, or about the blank itself. */
function isOfBlank({ code, at }: Diagnostic, blank: LinkedBlank): boolean {
  return (
    /^(?:unknown|ambiguous)-field$|^unknown-state$|^wrong-field-kind$|^wrong-box$/.test(code) ||
    at.file === blank.at.file
  );
}

/** The name of the form at the head of a drawn blank. */
function headingOf(node: YamlNode): TextNode | undefined {
  if (node.kind === 'text') return undefined;
  const below = node.kind === 'list' ? node.items : node.entries.map(({ value }) => value);
  const own = node.kind === 'map' ? node.entries.find(({ key }) => key === 'masthead') : undefined;
  if (own?.value.kind === 'text') return own.value;
  for (const each of below) {
    const found = headingOf(each);
    if (found) return found;
  }
  return undefined;
}

/** Whether a heading has the name of the form. It may add the state to the name, or leave out the language. */
function isSame(heading: string, name: string): boolean {
  return heading.includes(name) || name.includes(heading);
}
