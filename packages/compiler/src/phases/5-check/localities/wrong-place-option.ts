import { placeNames } from '@formpress/model';
import type { LinkedOption } from '../../4-link/linked/linked-kind.ts';
import { defineCheck, eachInterview } from '../foundation/define-check.ts';

const codes = new Map(Object.entries(placeNames).map(([code, name]) => [name, code]));

/** In a list of places, each option must be a place whose code and name match. */
export const wrongPlaceOption = defineCheck({
  code: 'wrong-place-option',
  severity: 'error',
  check: eachInterview(({ questions }, report) => {
    for (const { options } of questions.values()) {
      if (options.filter(isPlace).length < 2) continue;
      for (const option of options.filter((each) => !isPlace(each))) {
        const message = whatIsWrong(option);
        if (message === undefined) continue;
        const help =
          'Write the code or the name of the place before the colon, and its name after it.';
        report({ at: option.at, message, help });
      }
    }
  }),
});

function isPlace({ value, label }: LinkedOption): boolean {
  const name = placeNames[value] ?? value;
  return codes.has(name) && name === englishOf(label);
}

/** What is wrong with an option. An option such as "None of these" is not meant to be a place. */
function whatIsWrong({ value, label }: LinkedOption): string | undefined {
  const text = englishOf(label);
  const written = placeNames[value] ?? (codes.has(value) ? value : undefined);
  if (written !== undefined) return `"${value}" is ${written}, but here it reads "${text}".`;
  const code = codes.get(text);
  if (code !== undefined)
    return `"${value}" is not a state, province or territory. ${text} is ${code}.`;
  const isCode = /^[A-Z]{2}$/.test(value);
  return isCode ? `"${value}" is not a state, province or territory.` : undefined;
}

function englishOf({ en }: LinkedOption['label']): string {
  return en.map((part) => ('words' in part ? part.words : '')).join('');
}
