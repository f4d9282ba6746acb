import { hash } from 'node:crypto';
import {
  digestDigits,
  type Evidence,
  evidenceKeys,
  type Sealer,
  sealedMessage,
  signatureDigits,
} from '../foundation/evidence.ts';
import type { Ink } from '../foundation/ink.ts';
import type { Prefix } from './prefix.ts';

/** The document information of a file with evidence. Prepared once for each origin and key. */
export class EvidenceObject {
  private readonly bytes: Buffer;
  private readonly answersAt: number;
  /** Where the signature is written, from the start of the object. */
  private readonly signatureAt: number;

  constructor(number: number, information: string, { origin, sealer }: Evidence) {
    const { release, bundle, form, answers, key, signature } = evidenceKeys;
    const head =
      `${number} 0 obj\n<<${information}/${release}(${origin.release})/${bundle}(${origin.bundle})` +
      `/${form}(${origin.form} ${origin.version})/${answers}(`;
    const middle = sealer ? `)/${key}(${sealer.id})/${signature}<` : ')';
    const zeros = '0'.repeat(sealer ? signatureDigits : 0);
    const end = `${zeros}${sealer ? '>' : ''}>>\nendobj\n`;
    const answerZeros = '0'.repeat(digestDigits);
    this.bytes = Buffer.from(`${head}${answerZeros}${middle}${end}`, 'latin1');
    this.answersAt = head.length;
    this.signatureAt = head.length + digestDigits + middle.length;
  }

  /**
   * Writes the object after the pages, and returns its offset. The digest covers the answers and everything that was
   * printed, so that nobody can test guessed answers without having the pages too.
   */
  write(ink: Ink, answers: string): number {
    const start = ink.length;
    const length = Buffer.byteLength(answers);
    ink.reserve(length);
    ink.bytes.write(answers, start, 'utf8');
    const digest = hash('sha256', ink.bytes.subarray(0, start + length));
    ink.put(this.bytes);
    ink.bytes.write(digest, start + this.answersAt, 'latin1');
    return start;
  }

  /** Signs the whole file, which must be written completely. */
  seal(ink: Ink, start: number, prefix: Prefix, sealer: Sealer): void {
    const digest = prefix.digest().copy().update(ink.bytes.subarray(0, ink.length)).digest();
    const signature = Buffer.from(sealer.sign(sealedMessage(digest))).toString('hex');
    ink.bytes.write(signature, start + this.signatureAt, 'latin1');
  }
}
