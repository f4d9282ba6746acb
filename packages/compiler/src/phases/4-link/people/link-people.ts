import type { People, PersonField, Texts } from '@formpress/model';
import type { Report } from '../../../diagnostics/report.ts';
import type { TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Valid } from '../../3-validate/authored/authored.ts';
import { childEntries, childItems, nodeAt, textOf } from '../foundation/entries.ts';
import type { TextPart } from '../linked/linked-text.ts';
import { linkText, type TextScope } from '../texts/link-text.ts';

// Which parts of an address may be left out is fixed by the interface (Address, both shapes).
const optionalInAddress = 'streetAddress2';

/** The people fields of shared/people.yaml, in all languages, used by no form yet. */
export function linkPeople(file: Valid<unknown> | undefined, scope: TextScope): People {
  const fields = (node: YamlNode | undefined, key: string, use: PersonField['use']) =>
    Object.fromEntries(
      childEntries(node, key).map(({ key: name, value }) => [
        name,
        {
          use: name === optionalInAddress ? ('optional' as const) : use,
          accepts: textOf(nodeAt(value, 'accepts')).value,
          otherwise: plainTexts(textOf(nodeAt(value, 'otherwise')), scope),
        },
      ]),
    );
  const address = file && nodeAt(file.root, 'address');
  return {
    employee: fields(file?.root, 'employee', 'unused'),
    employer: fields(file?.root, 'employer', 'unused'),
    employeeAddress: 'unused',
    employerAddress: 'unused',
    address: { us: fields(address, 'us', 'required'), ca: fields(address, 'ca', 'required') },
  };
}

/** The same fields, marked as one form needs them. */
export function peopleOf(known: People, written: YamlNode | undefined, report: Report): People {
  const people = structuredClone(known);
  for (const who of ['employee', 'employer'] as const) {
    for (const item of childItems(written, who)) {
      const node = textOf(item);
      const name = node.value.replace(/\?$/, '');
      const use = node.value.endsWith('?') ? 'optional' : 'required';
      if (name === 'address') people[`${who}Address`] = use;
      else people[who][name] = { ...(people[who][name] ?? unknown(who, name, node, report)), use };
    }
  }
  return people;
}

/** A field without a pattern is reported, and stands there all the same for those who print it. */
function unknown(who: string, name: string, { at }: TextNode, report: Report) {
  report({
    code: 'unknown-person-field',
    severity: 'error',
    at,
    message: `shared/people.yaml does not say what "${name}" of an ${who} looks like.`,
    help: `Add ${name} under ${who} there, with accepts and otherwise.`,
  });
  return { accepts: '', otherwise: { en: '', es: '', fr: '' } };
}

function plainTexts(node: TextNode, scope: TextScope): Texts {
  const { en, es, fr } = linkText(node, scope);
  const words = (parts: TextPart[]) =>
    parts.map((part) => ('words' in part ? part.words : '')).join('');
  return { en: words(en), es: words(es), fr: words(fr) };
}
