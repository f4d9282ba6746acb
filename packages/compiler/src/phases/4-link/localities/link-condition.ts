import type { Names } from '@formpress/formula';
import { placeNames } from '@formpress/model';
import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { suggest, todo } from '../../../diagnostics/fixes/fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';
import { unwritten } from '../../3-validate/explain/unwritten.ts';
import { linkFormula } from '../formulas/link-formula.ts';
import { spanIn } from '../foundation/entries.ts';
import type { LinkedFormula } from '../linked/linked-form.ts';
import { describeKnownNames } from '../names/unknown-name.ts';
import { type ConditionScope, conditionWords, expandPlaceWords } from './expand-place-words.ts';
import { unknownPlace } from './unknown-place.ts';

const places: Names = {
  variable: (name) =>
    ({
      livesHere: { kind: 'yesNo' as const },
      worksHere: { kind: 'yesNo' as const },
      worksElsewhere: { kind: 'yesNo' as const },
      registeredHere: { kind: 'yesNo' as const },
      home: { kind: 'text' as const },
      work: { kind: 'choices' as const },
    })[name],
  variables: () => ['livesHere', 'worksHere', 'worksElsewhere', 'registeredHere', 'home', 'work'],
  amount: () => undefined,
  amounts: () => [],
};

/** Links a condition of a locality: it reads where someone lives and works, and names places that exist. */
export function linkCondition(
  written: TextNode,
  report: Report,
  scope: ConditionScope,
): LinkedFormula | undefined {
  if (written.value === todo) {
    report({ ...unwritten(written.at, 'a condition'), severity: 'error' });
    return undefined;
  }
  const node = { ...written, value: expandPlaceWords(written.value, scope) };
  const linked = linkFormula(node, { report, names: places, unknown }, 'yesNo');
  if (!linked) return undefined;
  const wrong = codesIn(written).filter(({ code }) => placeNames[code] === undefined);
  for (const { code, at } of wrong) report(unknownPlace(code, at));
  return wrong.length === 0 ? linked : undefined;
}

/** Everything in quotes: only codes can be compared with home and work. */
function codesIn(node: TextNode): { code: string; at: SourceRange }[] {
  return [...node.value.matchAll(/'[^']*'|"[^"]*"/g)].map(({ 0: quoted, index }) => ({
    code: quoted.slice(1, -1),
    at: spanIn(node, index, index + quoted.length),
  }));
}

function unknown(name: string, at: SourceRange): Diagnostic {
  const { question, ...fixes } = suggest(name, places.variables(), at);
  return {
    code: 'unknown-word',
    severity: 'error',
    at,
    message: `A condition of a locality cannot use "${name}".${question}`,
    help: describeKnownNames([...places.variables(), ...conditionWords]),
    ...fixes,
  };
}
