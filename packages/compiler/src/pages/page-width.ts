/** Pictures of the pages of blanks are 1280 pixels wide (interface, Limits). */
export const pageWidth = 1280;
