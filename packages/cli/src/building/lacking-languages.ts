import { languagesIn, type Sources } from '@formpress/compiler';
import { languageNames } from '@formpress/model';

/** A sentence about each language that the channel needs but the definitions leave out. */
export function lackingLanguages(sources: Sources, channel: string): string[] {
  const { leaveOut = [], needs = {} } = languagesIn(sources);
  return leaveOut
    .filter((language) => needs[channel]?.languages?.includes(language))
    .map(
      (language) =>
        `${channel} needs ${languageNames[language].english}, but shared/languages.yaml leaves it out. Translate what is missing, and take it from "leaveOut".`,
    );
}
