import type { FillPlan } from '@formpress/model';

/** What one piece of a signature says. */
export type SignatureText = (name: string, stamp: string) => string;

/** One text of a signature, in its own part of the box. */
type Piece = {
  text: SignatureText;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Size in points; 0 is automatic. */
  size: number;
};

const marks: Record<FillPlan['language'], string> = {
  en: 'Electronically signed',
  es: 'Firmado electrónicamente',
  fr: 'Signé électroniquement',
};

const small = 6;

/** Ways to lay out a signature, the fairest first: stamp below the name, beside it, or behind it. */
export function signatureLayouts(
  { width, height }: { width: number; height: number },
  language: FillPlan['language'],
): Piece[][] {
  const mark = marks[language];
  const stampWidth = Math.min(125, width * 0.45);
  const nameWidth = width - stampWidth;
  const half = height / 2;
  const low = height * 0.4;
  const nameOnly: SignatureText = (name) => name;
  const stampOnly: SignatureText = (_, stamp) => stamp;
  const marked: SignatureText = (_, stamp) => `${mark} ${stamp}`;
  const whole: SignatureText = (name, stamp) => `${name}  ${mark} ${stamp}`;
  const below: Piece[] = [
    { text: nameOnly, x: 0, y: low, width, height: height - low, size: 0 },
    { text: marked, x: 0, y: 0, width, height: low, size: small },
  ];
  const beside: Piece[] = [
    { text: nameOnly, x: 0, y: 0, width: nameWidth, height, size: 0 },
    { text: () => mark, x: nameWidth, y: half, width: stampWidth, height: half, size: small },
    { text: stampOnly, x: nameWidth, y: 0, width: stampWidth, height: half, size: small },
  ];
  const behind: Piece[] = [{ text: whole, x: 0, y: 0, width, height, size: 0 }];
  if (height >= 20) return [below, beside, behind];
  return height >= 2 * small ? [beside, behind] : [behind];
}
