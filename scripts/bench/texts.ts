import { gzipSync } from 'node:zlib';
import { textFormats, type Unit } from '@formpress/texts';
import { atMost, type Bench, shown } from './define-bench.ts';
import { measure, ratioOf, timeFor } from './measure.ts';

const count = 10_000;
const options = { language: 'fr', studioUrl: 'http://127.0.0.1:4400' } as const;

/** Ten thousand texts for translators in each format, against packing them as JSON. */
export const exportTexts: Bench = {
  name: 'texts-export',
  about: `${count} texts written for translators in each format, against JSON that is packed.`,
  async run() {
    const units = Array.from({ length: count }, (_, index) => unitOf(index));
    const names = ['xlsx', 'xliff', 'po', 'csv'] as const;
    const timings = await measure(
      [
        { name: 'json', run: () => gzipSync(JSON.stringify(units)) },
        ...names.map((name) => ({
          name,
          runAsync: async () => textFormats[name].write(units, options),
        })),
      ],
      { rounds: 3 },
    );
    const seconds = (name: string) => timeFor(timings, name) / 1_000_000;
    return {
      tables: [
        [['', 'seconds'], ...['json', ...names].map((name) => [name, shown(seconds(name))])],
      ],
      gates: [
        ...names.map((name) =>
          atMost(
            `texts-export: ${name} ÷ packed JSON`,
            ratioOf(timings, name, 'json'),
            name === 'xlsx' ? 60 : 20,
          ),
        ),
        atMost('texts-export: the slowest format, seconds', Math.max(...names.map(seconds)), 5),
      ],
    };
  },
};

function unitOf(index: number): Unit {
  const form = `XX${100 + (index % 60)}`;
  return {
    id: `u${index}`,
    language: 'fr',
    file: `us/XX/${form}/translations/fr.yaml`,
    english: `How many of ${index} do you claim for {{@year}}, at most {{usd @limit}}?`,
    translation: `Combien en demandez-vous sur ${index} pour {{@year}}, au plus {{usd @limit}}?`,
    state: index % 7 === 0 ? 'draft' : 'translated',
    uses: [{ shown: `${form} 2026.1.0, QS1, q${index}, question`, fragment: `#/form/${form}` }],
    around: { before: `Text ${index - 1}`, after: `Text ${index + 1}` },
    note: 'A question.',
    terms: [{ english: 'claim', words: ['demand'], note: 'Not réclamer.' }],
  };
}
