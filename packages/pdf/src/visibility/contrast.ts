/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** How light a colour is to the eye, from 0 to 1 (WCAG 2.2, relative luminance). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * level(red) + 0.7152 * level(green) + 0.0722 * level(blue);
}

function level(value: number): number {
  return linear[Math.max(0, Math.min(255, Math.round(value)))] ?? 0;
}

/** How well two colours can be told apart, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The screen colour for one, three or four parts from 0 to 1: grey, RGB or CMYK. */
export function rgbOf(color: readonly number[]): Rgb {
  const [first = 0, second = 0, third = 0, black] = color.map((each) =>
    Math.max(0, Math.min(1, each)),
  );
  if (color.length === 1) return [255 * first, 255 * first, 255 * first];
  if (black === undefined) return [255 * first, 255 * second, 255 * third];
  const ink = (part: number) => 255 * (1 - Math.min(1, part + black));
  return [ink(first), ink(second), ink(third)];
}
