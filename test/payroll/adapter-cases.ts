import type { components } from '@formpress/client';
import { expect, it } from 'vitest';
import { percentageMethodInputs } from '../../examples/federal-percentage-method.ts';
import { parametersAsCsv } from '../../examples/parameters-as-csv.ts';
import { employee, employer } from '../service/people.ts';
import type { TestedService } from '../service/service-for-tests.ts';

type Mapping = components['schemas']['ParameterMapping'];
type Parameters = components['schemas']['FillReply']['taxParameters'];

/** Cases about the adapters in examples/: W-4s that were worked by hand, line by line. */
export function adapterCases(service: () => TestedService): void {
  const filled = async (fields: object): Promise<[Parameters, Mapping]> => {
    const body = { formId: 'W4101', formVersion: '2026.1.0', employee, employer, fields };
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const reply = await (await service().call('/v1/fillPdf', sent)).json();
    const path = '/v1/parameterMapping?formId=W4101&effectiveDate=2026-01-01';
    const mapping = await (await service().call(path)).json();
    return [(reply as { taxParameters: Parameters }).taxParameters, mapping as Mapping];
  };
  const usual = {
    isNonResidentAlien: false,
    isExempt: false,
    filingStatus: 'SINGLE',
    multipleJobs: 'NONE',
    useDeductionsWorksheet: false,
  };
  const empty = {
    exempt: false,
    filingStatus: 'S',
    rateSchedule: 'STANDARD',
    nonresidentAlien: false,
    line1d: '0.00',
    line1f: '0.00',
    line3a: '0.00',
    line3b: '0.00',
    line4a: '0.00',
  };

  it.each([
    ['nothing but a status', {}, 26, {}],
    [
      // Step 3: 2 children x 2,200 = 4,400. Every two weeks: 4,400 / 26 = 169.2307…, so 169.23.
      'two children, paid every two weeks',
      { filingStatus: 'MARRIED', qualifyingChildren: '2' },
      26,
      { filingStatus: 'M', line3a: '4400.00', line3b: '169.23' },
    ],
    [
      // 1 x 2,200 + 1 x 500 = 2,700; monthly: 2,700 / 12 = 225.
      'a child and another dependent, paid monthly, 25 more each time',
      { qualifyingChildren: '1', otherDependents: '1', extraWithholding: '25.00' },
      12,
      { line3a: '2700.00', line3b: '225.00', line4a: '25.00' },
    ],
    [
      // 500 / 52 = 9.6153…, so 9.62. Step 4(a) is 1,200 for the year.
      'a dependent, paid weekly, with other income',
      { otherDependents: '1', otherIncome: '1200' },
      52,
      { line1d: '1200.00', line3a: '500.00', line3b: '9.62' },
    ],
    [
      'two jobs',
      { filingStatus: 'HEAD_OF_HOUSEHOLD', multipleJobs: 'TWO_JOBS' },
      24,
      { filingStatus: 'H', rateSchedule: 'STEP_2_CHECKBOX' },
    ],
  ])('gives the lines of the percentage method: %s', async (_, answers, periods, lines) => {
    const [parameters, mapping] = await filled({ ...usual, ...answers });
    expect(percentageMethodInputs(parameters, mapping, periods)).toEqual({ ...empty, ...lines });
  });

  it('gives no line that counts for someone who is exempt', async () => {
    const [parameters, mapping] = await filled({ isNonResidentAlien: false, isExempt: true });
    expect(percentageMethodInputs(parameters, mapping, 26)).toEqual({
      ...empty,
      exempt: true,
      filingStatus: 'NOT_APPLICABLE',
    });
  });

  it('writes the parameters as CSV for any engine', async () => {
    const [parameters, mapping] = await filled({ ...usual, qualifyingChildren: '2' });
    expect(parametersAsCsv('=E,1', parameters, mapping).split('\r\n')).toEqual([
      'reference,form,version,parameter,field,value,kind,unit,frequency,rounding,absent',
      `"'=E,1",W4101,2026.1.0,FED.filingStatus,filingStatus,S,CODE,,,,PLACE_DEFAULT`,
      `"'=E,1",W4101,2026.1.0,FED.isExempt,exempt,false,FLAG,,,,NO`,
      `"'=E,1",W4101,2026.1.0,FED.exemptReason,exemptReason,NOT_APPLICABLE,CODE,,,,UNSET`,
      `"'=E,1",W4101,2026.1.0,FED.isNonResidentAlien,nonresidentAlien,false,FLAG,,,,NO`,
      `"'=E,1",W4101,2026.1.0,FED.twoJobs,higherRateTable,false,FLAG,,,,NO`,
      `"'=E,1",W4101,2026.1.0,FED.dependentsAmt,credits,4400,AMOUNT,DOLLARS,YEAR,CENT,ZERO`,
      `"'=E,1",W4101,2026.1.0,FED.otherIncome,otherIncome,0,AMOUNT,DOLLARS,YEAR,CENT,ZERO`,
      `"'=E,1",W4101,2026.1.0,FED.deductions,deductions,0,AMOUNT,DOLLARS,YEAR,CENT,ZERO`,
      `"'=E,1",W4101,2026.1.0,FED.additionalWithholding,extraWithholding,0.00,AMOUNT,DOLLARS,PAY_PERIOD,CENT,ZERO`,
      '',
    ]);
  });
}
