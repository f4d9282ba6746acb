/** How much of something definitions may have, and what it is called. */
export type Limit = { most: number; of: string };

/**
 * Every limit of definitions. Each is at least ten times what the largest of our forms has, and keeps
 * a check below ten seconds and 1.5 GB. The list in definitions/README.md is the same.
 */
export const limits = {
  file: { most: 350_000, of: 'characters in a file' },
  nesting: { most: 100, of: 'names, dashes and brackets inside each other in a file' },
  mistakes: { most: 200, of: 'mistakes in the YAML of a file' },
  text: { most: 10_000, of: 'characters in a text' },
  word: { most: 2000, of: 'characters in a text without a space between them' },
  translations: { most: 5000, of: 'pairs in a file of translations' },
  entries: { most: 1000, of: 'lines of any other list, and names side by side' },
  sets: { most: 200, of: 'question sets in an interview or a flow' },
  questionsInSet: { most: 250, of: 'questions in a set' },
  questions: { most: 2000, of: 'questions in an interview' },
  bands: { most: 200, of: 'rows in a table by size' },
  cells: { most: 2000, of: 'cells in a table by ranges' },
  pages: { most: 50, of: 'pages in a drawn blank' },
  fields: { most: 1000, of: 'fields in a drawn blank' },
  bases: { most: 50, of: 'forms that a form is based on, one after the other' },
  formulaWords: { most: 500, of: 'words and signs in a formula' },
  formulaNesting: { most: 50, of: 'brackets, choices and signs inside each other in a formula' },
  formulaParts: { most: 20_000, of: 'parts of a formula with its tables, min and max written out' },
  formulaDigits: { most: 30, of: 'digits in a number of a formula' },
  resultDigits: { most: 1000, of: 'digits in a number that is calculated' },
  chain: { most: 200, of: 'calculations that depend on one another, one after the other' },
  junctions: { most: 10_000, of: 'places at which paths through an interview differ' },
  pathWork: { most: 100_000_000, of: 'steps to choose and run the paths of a form' },
} satisfies Record<string, Limit>;
