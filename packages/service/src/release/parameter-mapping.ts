import { engineRowOn } from '@formpress/engine';
import type { Language, MappedParameter, ParameterMapping, TaxParameter } from '@formpress/model';
import type { FormVersion } from './form-version.ts';

/** What each tax parameter of a form version means to a payroll engine on a day. */
export function parameterMapping(
  { entry, bundle }: FormVersion,
  day: string,
  language: Language,
): ParameterMapping {
  return {
    formId: entry.id,
    formVersion: entry.version,
    effectiveDate: day,
    parameters: bundle().taxParameters.map((each) => mappedParameter(each, day, language)),
  };
}

function mappedParameter(
  parameter: TaxParameter,
  day: string,
  language: Language,
): MappedParameter {
  const { none, from, ...field } = engineRowOn(parameter, day) ?? {};
  return {
    id: parameter.id,
    valueType: parameter.type,
    description: parameter.about[language],
    ...field,
    ...(from !== undefined && { from }),
    ...(none !== undefined && { reason: none }),
  };
}
