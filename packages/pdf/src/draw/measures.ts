/** The measures of a drawn page, in points. */
export const papers = {
  letter: { width: 612, height: 792 },
  legal: { width: 612, height: 1008 },
} as const;

export const margin = { side: 36, top: 34, bottom: 30 };
export const thin = 0.5;
export const thick = 1.25;
export const captionSize = 7;
export const answerHeight = 15;
export const tickSize = 8;
/** The line height as a multiple of the text size. */
export const leading = 1.2;
