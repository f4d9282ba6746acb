import type { FillPlan } from '@formpress/model';
import type { Signature } from '../foundation/values.ts';

/** Returns the text of one piece of a signature. */
export type SignatureText = (signature: Signature) => string;

/** One text of a signature, in its own part of the box. */
type Piece = {
  text: SignatureText;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Size in points; 0 is automatic. */
  size: number;
  /** Whether it may only be shrunk, and neither broken nor narrowed. */
  isWhole?: boolean;
};

const signedWords: Record<FillPlan['language'], string> = {
  en: 'Electronically signed',
  es: 'Firmado electrónicamente',
  fr: 'Signé électroniquement',
};

const small = 6;

/**
 * Layouts of a signature, in order of preference: stamp below the name, to the right of it, or on the same line.
 * A name is broken or narrowed only if no layout has room for it whole.
 */
export function signatureLayouts(
  { width, height }: { width: number; height: number },
  language: FillPlan['language'],
): Piece[][] {
  const words = signedWords[language];
  const stampWidth = Math.min(125, width * 0.45);
  const nameWidth = width - stampWidth;
  const half = height / 2;
  const nameOnly: SignatureText = ({ name }) => name;
  const stampOnly: SignatureText = ({ stamp }) => stamp;
  const withWords: SignatureText = ({ stamp }) => `${words} ${stamp}`;
  const together: SignatureText = ({ name, stamp }) => `${name}  ${words} ${stamp}`;
  const below = (under: number): Piece[] => [
    { text: nameOnly, x: 0, y: under, width, height: height - under, size: 0 },
    { text: withWords, x: 0, y: 0, width, height: under, size: small },
  ];
  const beside: Piece[] = [
    { text: nameOnly, x: 0, y: 0, width: nameWidth, height, size: 0 },
    { text: () => words, x: nameWidth, y: half, width: stampWidth, height: half, size: small },
    { text: stampOnly, x: nameWidth, y: 0, width: stampWidth, height: half, size: small },
  ];
  const behind: Piece[] = [{ text: together, x: 0, y: 0, width, height, size: 0 }];
  if (height >= 20) return [below(height * 0.4), beside, behind];
  if (height < 2 * small) return [behind];
  return [whole(beside), whole(below(half)), below(half), beside, behind];
}

function whole(pieces: Piece[]): Piece[] {
  return pieces.map((piece) => ({ ...piece, isWhole: true }));
}
