import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { box, plan, signed, template } from '../test/small-plan.ts';
import { createFiller } from './filler.ts';
import { sealedMessage } from './foundation/evidence.ts';
import { valuesFrom } from './foundation/values.ts';

const filler = createFiller(template, plan);

/** The states of two boxes. */
const states = '<</a<</O/PrintField/checked/off>>/b<</O/PrintField/checked/off>>>>';

const origin = {
  release: 'a'.repeat(64),
  bundle: 'b'.repeat(64),
  form: 'W4101',
  version: '2026.1.0',
};

it('adds evidence as document information, after the entries that it had', () => {
  const informed = { ...plan, file: { ...plan.file, info: 8, information: '/Title(A form)' } };
  for (const [each, number, entries] of [
    [informed, 8, '/Title(A form)'],
    [plan, 20, ''],
  ] as const) {
    const values = valuesFrom(signed);
    const own = createFiller(template, each);
    const result = own.fill(values, 'SIGN', { origin, answers: 'ä' });
    const text = 'pdf' in result ? Buffer.from(result.pdf).toString('latin1') : '';
    const start = text.indexOf(`${number} 0 obj\n<<${entries}/Formpress`);
    const answers = createHash('sha256')
      .update(text.slice(30, start), 'latin1')
      .update('ä')
      .digest('hex');
    expect(text.slice(start, text.indexOf('endobj', start))).toBe(
      `${number} 0 obj\n<<${entries}/FormpressRelease(${origin.release})/FormpressBundle(${origin.bundle})` +
        `/FormpressForm(W4101 2026.1.0)/FormpressAnswers(${answers})>>\n`,
    );
    expect(text).toContain(`/Info ${number} 0 R`);
    const without = own.fill(values, 'SIGN');
    const before = 'pdf' in without ? Buffer.from(without.pdf).toString('latin1', 0, start) : '';
    expect(text.slice(0, start)).toBe(before);
    expect(text).toMatch(/startxref\n0*(\d+)\n%%EOF\n$/);
    expect(own.staticBytesIn(Buffer.from(text, 'latin1'))).toBe(30);
    expect(own.staticBytesIn(Buffer.from(`x${text.slice(1)}`, 'latin1'))).toBe(undefined);
  }
});

it('signs every byte of the file but its signature', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const sealer = {
    id: 'c'.repeat(64),
    sign: (message: Uint8Array) => sign(null, message, privateKey),
  };
  const result = filler.fill(valuesFrom(signed), 'SIGN_EXTERNALLY', {
    origin,
    answers: '',
    sealer,
  });
  const pdf = 'pdf' in result ? Buffer.from(result.pdf) : Buffer.alloc(0);
  const at = pdf.indexOf('/FormpressSignature<') + '/FormpressSignature<'.length;
  const signature = Buffer.from(pdf.toString('latin1', at, at + 128), 'hex');
  const digest = createHash('sha256')
    .update(pdf.fill('0', at, at + 128))
    .digest();
  expect(verify(null, sealedMessage(digest), publicKey, signature)).toBe(true);
});

it('tells screen readers which boxes are checked, in every file anew', () => {
  const at = [states.indexOf('off'), states.lastIndexOf('off')];
  const marks = at.map((check) => ({ kind: 'mark' as const, states: { on: [{ ...box, check }] } }));
  const [a, b] = marks as [(typeof marks)[0], (typeof marks)[0]];
  const made = { ...plan, checks: { object: 8, text: states }, fields: { a, b } };
  const filler = createFiller(new Uint8Array(45), made);
  const objectIn = (checked: Record<string, string>) => {
    const filled = filler.fill(valuesFrom({ states: checked }), 'PREVIEW');
    const text = 'pdf' in filled ? Buffer.from(filled.pdf).toString('latin1') : '';
    return /8 0 obj\n(.*)\nendobj/.exec(text)?.[1];
  };
  expect(objectIn({ b: 'on' })).toBe(
    '<</a<</O/PrintField/checked/off>>/b<</O/PrintField/checked/on >>>>',
  );
  expect(objectIn({})).toBe(states);
});
