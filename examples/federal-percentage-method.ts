/**
 * What a W-4 contributes to the percentage method for automated payroll systems (Publication 15-T, Worksheet 1A), line by line.
 * Wages, the amount of line 1g and the rate tables are not on the certificate and stay with the engine. The letters of the lines
 * are from memory; look them up in the publication of the year.
 */
import type { components } from '@formpress/client';

type Schemas = components['schemas'];
type Parameter = { id: string; value: string };

/** The lines of the worksheet that come from the certificate. Amounts are dollars and cents as text. */
export type PercentageMethodInputs = {
  /** Nothing is withheld, and no line counts. */
  exempt: boolean;
  /** Which rate table: by filing status, and the higher rates where the box of Step 2(c) is ticked. */
  filingStatus: string;
  rateSchedule: 'STANDARD' | 'STEP_2_CHECKBOX';
  /** Whether wages are increased for a nonresident alien before line 1a. */
  nonresidentAlien: boolean;
  /** Line 1d: other income of the year, Step 4(a). */
  line1d: string;
  /** Line 1f: deductions of the year, Step 4(b). */
  line1f: string;
  /** Line 3a: credits of the year, Step 3. */
  line3a: string;
  /** Line 3b: line 3a for one pay period, to the cent. */
  line3b: string;
  /** Line 4a: extra withholding of one pay period, Step 4(c). */
  line4a: string;
};

/** Fills in the lines from what fillPdf returned and what parameterMapping says about it. */
export function percentageMethodInputs(
  taxParameters: readonly Parameter[],
  { parameters }: Pick<Schemas['ParameterMapping'], 'parameters'>,
  payPeriods: number,
): PercentageMethodInputs {
  const values = new Map(taxParameters.map(({ id, value }) => [id, value]));
  const fieldValue = (field: string, absent: string): string => {
    const parameter = parameters.find((each) => each.field === field);
    return (parameter && values.get(parameter.id)) ?? absent;
  };
  const credits = centsOf(fieldValue('credits', '0'));
  return {
    exempt: fieldValue('exempt', 'false') === 'true',
    filingStatus: fieldValue('filingStatus', 'S'),
    rateSchedule:
      fieldValue('higherRateTable', 'false') === 'true' ? 'STEP_2_CHECKBOX' : 'STANDARD',
    nonresidentAlien: fieldValue('nonresidentAlien', 'false') === 'true',
    line1d: dollars(centsOf(fieldValue('otherIncome', '0'))),
    line1f: dollars(centsOf(fieldValue('deductions', '0'))),
    line3a: dollars(credits),
    line3b: dollars(dividedHalfUp(credits, BigInt(payPeriods))),
    line4a: dollars(centsOf(fieldValue('extraWithholding', '0'))),
  };
}

/** Cents as a whole number, so that nothing is lost. */
function centsOf(amount: string): bigint {
  const [whole = '0', cents = ''] = amount.split('.');
  return BigInt(whole + cents.padEnd(2, '0').slice(0, 2));
}

function dividedHalfUp(cents: bigint, by: bigint): bigint {
  return (2n * cents + by) / (2n * by);
}

function dollars(cents: bigint): string {
  const text = String(cents).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
