import type { EngineRow, TaxParameter } from '@formpress/model';
import { defineCheck, eachForm } from '../foundation/define-check.ts';

const kinds: Record<TaxParameter['type'], NonNullable<EngineRow['kind']>> = {
  boolean: 'FLAG',
  string: 'CODE',
  integer: 'COUNT',
  dollarAmount: 'AMOUNT',
  percent: 'RATE',
};
const decimals: Record<NonNullable<EngineRow['rounding']>, number> = {
  WHOLE: 0,
  CENT: 2,
  HUNDREDTH: 2,
  TEN_THOUSANDTH: 4,
};

/** What payroll engines are told about a tax parameter must fit its type and the decimals that it can have. */
export const wrongEngineField = defineCheck({
  code: 'wrong-engine-field',
  severity: 'error',
  check: eachForm(({ taxParameters }, report) => {
    for (const { id, at, type, is, engine = [] } of taxParameters) {
      for (const row of engine.filter(({ field }) => field !== undefined)) {
        const trouble = troubleWith(row, type, is.decimals);
        if (!trouble) continue;
        const related = [{ at: row.at, message: 'The row for payroll engines:' }];
        report({ at, message: `"${id}" ${trouble.message}`, help: trouble.help, related });
      }
    }
  }),
});

function troubleWith(
  { kind, unit, frequency, rounding }: EngineRow,
  type: TaxParameter['type'],
  has: number | 'unbounded' | undefined,
): { message: string; help: string } | undefined {
  const wanted = kinds[type];
  if (kind !== wanted) {
    const message = `is of the type ${type}, but payroll engines are told kind: ${lower(kind)}.`;
    return { message, help: `Write kind: ${lower(wanted)}, or give it a row of its own.` };
  }
  const isNumber = ['COUNT', 'AMOUNT', 'RATE'].includes(wanted);
  if (isNumber && (!unit || !rounding || (wanted === 'AMOUNT' && !frequency))) {
    const keys = wanted === 'AMOUNT' ? 'unit, frequency and rounding' : 'unit and rounding';
    return { message: 'is a number that payroll engines cannot read.', help: `Write ${keys}.` };
  }
  if (!rounding || typeof has !== 'number' || has <= decimals[rounding]) return undefined;
  return {
    message: `can have ${has} decimals, but payroll engines are told to expect at most ${decimals[rounding]}.`,
    help: 'Correct rounding in the row, or round the value on the form.',
  };
}

function lower(kind: string | undefined): string {
  return (kind ?? '').toLowerCase();
}
