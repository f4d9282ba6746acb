import { readFile } from 'node:fs/promises';

const folder = new URL('../../bundle/', import.meta.url);

const types: Record<string, string> = {
  'studio.js': 'text/javascript; charset=utf-8',
  'studio.css': 'text/css; charset=utf-8',
};

/** A file of the page, as it was built. */
export async function pageFile(
  name: string,
): Promise<{ bytes: Uint8Array; type: string } | undefined> {
  const type = types[name];
  return type === undefined ? undefined : { bytes: await readFile(new URL(name, folder)), type };
}

/** The page itself. The nonce lets the editor write its styles. */
export function pageWith(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="style-nonce" content="${nonce}">
<title>Formpress studio</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='3' fill='%231f4e5f'/%3E%3Cpath d='M4.5 12.5v-9h7M4.5 8h5' fill='none' stroke='white' stroke-width='2'/%3E%3C/svg%3E">
<link rel="stylesheet" href="/studio.css">
<script type="module" src="/studio.js"></script>
</head>
<body><div id="studio"></div></body>
</html>
`;
}
