import type { AnswersFile, FlowFile, LocalityFile, PlaceCaseFile } from '@formpress/model';
import type { AuthoredLocality, Valid } from '../authored/authored.ts';
import {
  isFaulty,
  pick,
  pickTranslations,
  requireFile,
  type ValidatedFiles,
} from './validated-files.ts';

/** A locality's own files; undefined when one that its forms depend on is missing or has a mistake. */
export function assembleLocality(
  folder: string,
  validated: ValidatedFiles,
): AuthoredLocality | undefined {
  const needed = 'every state, province and country has one.';
  if (!requireFile(validated, `${folder}/locality.yaml`, needed)) return undefined;
  const locality = pick<LocalityFile>(validated, `${folder}/locality.yaml`);
  const answers = pick<AnswersFile>(validated, `${folder}/answers.yaml`);
  const translations = pickTranslations(validated, folder);
  const lock = validated.files.get(`${folder}/locality.lock.txt`);
  if (!locality || !translations || isFaulty(validated, `${folder}/answers.yaml`)) return undefined;
  return {
    folder,
    country: folder.startsWith('ca/') ? 'CA' : 'US',
    locality,
    ...(answers && { answers }),
    flows: flowsIn(`${folder}/flows/`, validated),
    ...(lock && { lock }),
    hasTextsLock: validated.files.has(`${folder}/texts.lock.json`),
    ...casesIn(`${folder}/cases/`, validated),
    translations,
  };
}

/** The worked examples of a locality, without those that have a mistake: nothing depends on them. */
function casesIn(
  folder: string,
  validated: ValidatedFiles,
): Pick<AuthoredLocality, 'cases' | 'hasAllCases'> {
  const files = [...validated.kinds.keys()].filter((file) => file.startsWith(folder));
  const cases = files.flatMap((file) => pick<PlaceCaseFile>(validated, file) ?? []);
  return { cases, hasAllCases: cases.length === files.length };
}

function flowsIn(folder: string, validated: ValidatedFiles): Map<string, Valid<FlowFile>> {
  const flows = new Map<string, Valid<FlowFile>>();
  for (const file of validated.kinds.keys()) {
    const flow = file.startsWith(folder) ? pick<FlowFile>(validated, file) : undefined;
    if (flow) flows.set(file.slice(folder.length, -'.yaml'.length), flow);
  }
  return flows;
}
