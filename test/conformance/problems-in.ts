import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';

/** What Redocly and Spectral find in an OpenAPI document by their recommended rules, warnings included. */
export async function problemsIn(source: string): Promise<string[]> {
  return [...(await redoclyProblems(source)), ...(await spectralProblems(source))];
}

async function redoclyProblems(source: string): Promise<string[]> {
  // The terms are between the operator and its customers, and have no public address. /fillPdf/batch is beside
  // /fillPdf/{formId}, and no form is called "batch".
  const rules = { 'info-license-strict': 'off', 'no-ambiguous-paths': 'off' } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source, config });
  return problems.map(({ ruleId, message }) => `redocly ${ruleId}: ${message}`);
}

async function spectralProblems(source: string): Promise<string[]> {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']] });
  const document = new spectralCore.Document(source, parsers.Yaml, 'openapi.yaml');
  const problems = await spectral.run(document);
  return problems.map(
    ({ code, path, message }) => `spectral ${code} at ${path.join('.')}: ${message}`,
  );
}
