import type { FillPlan } from '@formpress/model';

/** One text of a signature, in its own part of the box. */
type Piece = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Size in points; 0 is automatic. */
  size: number;
};

/** Shares a signature box among its texts. */
export type Layout = (name: string, stamp: string) => Piece[];

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
): Layout[] {
  const mark = marks[language];
  const stampWidth = Math.min(125, width * 0.45);
  const nameWidth = width - stampWidth;
  const half = height / 2;
  const low = height * 0.4;
  const below: Layout = (name, stamp) => [
    { text: name, x: 0, y: low, width, height: height - low, size: 0 },
    { text: `${mark} ${stamp}`, x: 0, y: 0, width, height: low, size: small },
  ];
  const beside: Layout = (name, stamp) => [
    { text: name, x: 0, y: 0, width: nameWidth, height, size: 0 },
    { text: mark, x: nameWidth, y: half, width: stampWidth, height: half, size: small },
    { text: stamp, x: nameWidth, y: 0, width: stampWidth, height: half, size: small },
  ];
  const behind: Layout = (name, stamp) => [
    { text: `${name}  ${mark} ${stamp}`, x: 0, y: 0, width, height, size: 0 },
  ];
  if (height >= 20) return [below, beside, behind];
  return height >= 2 * small ? [beside, behind] : [behind];
}
