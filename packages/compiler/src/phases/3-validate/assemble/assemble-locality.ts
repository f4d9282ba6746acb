import type { AnswersFile, FlowFile, LocalityFile, PlaceCaseFile } from '@formpress/model';
import type { AuthoredLocality, Valid } from '../authored/authored.ts';
import { hasFile, isFaulty, pick, pickTranslations, type Stock } from './stock.ts';

/**
 * A locality's own files, or nothing when one that its forms rest on is missing or has a mistake.
 */
export function assembleLocality(folder: string, stock: Stock): AuthoredLocality | undefined {
  const needed = 'every state, province and country has one.';
  if (!hasFile(stock, `${folder}/locality.yaml`, needed)) return undefined;
  const locality = pick<LocalityFile>(stock, `${folder}/locality.yaml`);
  const answers = pick<AnswersFile>(stock, `${folder}/answers.yaml`);
  const translations = pickTranslations(stock, folder);
  const lock = stock.files.get(`${folder}/locality.lock.txt`);
  if (!locality || !translations || isFaulty(stock, `${folder}/answers.yaml`)) return undefined;
  return {
    folder,
    country: folder.startsWith('ca/') ? 'CA' : 'US',
    locality,
    ...(answers && { answers }),
    flows: flowsIn(`${folder}/flows/`, stock),
    ...(lock && { lock }),
    ...casesIn(`${folder}/cases/`, stock),
    translations,
  };
}

/** The worked examples of a locality. One that has a mistake is left out alone: nothing rests on it. */
function casesIn(folder: string, stock: Stock): Pick<AuthoredLocality, 'cases' | 'hasAllCases'> {
  const files = [...stock.kinds.keys()].filter((file) => file.startsWith(folder));
  const cases = files.flatMap((file) => pick<PlaceCaseFile>(stock, file) ?? []);
  return { cases, hasAllCases: cases.length === files.length };
}

function flowsIn(folder: string, stock: Stock): Map<string, Valid<FlowFile>> {
  const flows = new Map<string, Valid<FlowFile>>();
  for (const file of stock.kinds.keys()) {
    const flow = file.startsWith(folder) ? pick<FlowFile>(stock, file) : undefined;
    if (flow) flows.set(file.slice(folder.length, -'.yaml'.length), flow);
  }
  return flows;
}
