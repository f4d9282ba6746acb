import type { DocumentedOperation, Parameter } from './document.ts';

/** The command that calls an operation with its examples. The token is a variable, never a value. */
export function curlOf({ path, access, parameters, body }: DocumentedOperation): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => exampleOf(parameters, name));
  const query = parameters
    .filter((each) => each.in === 'query' && each.example !== undefined)
    .map(({ name, example }) => `${name}=${example}`);
  const address = query.length > 0 ? `${filled}?${query.join('&')}` : filled;
  const lines = [`"$SERVICE${address}"`];
  if (access === 'token') lines.push('-H "Authorization: Bearer $TOKEN"');
  if (access === 'apiKey') lines.push('-H "api-key: $KEY"');
  if (body) lines.push("-H 'Content-Type: application/json'", '-d @request.json');
  return `curl ${lines.join(' \\\n  ')}`;
}

function exampleOf(parameters: Parameter[], name: string): string {
  return parameters.find((each) => each.name === name)?.example ?? name;
}
