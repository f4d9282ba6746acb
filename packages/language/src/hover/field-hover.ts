import { pictureBox } from '@formpress/pdf';
import { printedNear } from '../words/printed-near.ts';
import type { HoverScope } from './hover-scope.ts';

/** A box: its printed line and words, what kind it is, and a picture of it. */
export async function fieldHover({ linked, name }: HoverScope): Promise<string | undefined> {
  if (!linked) return undefined;
  const { blank, pdf } = linked;
  const written = name.name;
  const binding = pdf.bindings.find((each) => each.written === written);
  const field =
    blank.fields.find((each) => each.name === (binding?.field.name ?? written)) ??
    blank.fields.find((each) => each.name.endsWith(`.${written}`));
  const added = pdf.add.find((each) => each.name === written);
  const place = field ?? added;
  const facts = place && blank.pages[place.page - 1];
  if (!place || !facts) return undefined;
  const { line, text } = field
    ? printedNear(field)
    : { line: undefined, text: 'Added by pdf.yaml' };
  const about = [line && `line ${line}`, place.type, `page ${place.page}`]
    .filter(Boolean)
    .join(' · ');
  const picture = await pictureBox(blank.bytes, { page: place.page, box: place.box, facts });
  const shown = picture
    ? [`![box](data:image/png;base64,${Buffer.from(picture).toString('base64')})`]
    : [];
  return [`**${place.name}**`, about, text, ...shown].filter((each) => each !== '').join('\n\n');
}
