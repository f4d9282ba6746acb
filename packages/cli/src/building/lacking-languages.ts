import { languagesIn, type Sources } from '@formpress/compiler';
import { languageNames } from '@formpress/model';

/** The languages that a channel needs and releases leave out, a sentence each. */
export function lackingLanguages(sources: Sources, channel: string): string[] {
  const { leaveOut = [], needs = {} } = languagesIn(sources);
  return leaveOut
    .filter((language) => needs[channel]?.languages?.includes(language))
    .map(
      (language) =>
        `${channel} needs ${languageNames[language].english}, but shared/languages.yaml leaves it out. Translate what is missing, and take it from "leaveOut".`,
    );
}
