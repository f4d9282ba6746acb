import { type Markup, markup } from './markup.ts';
import { proofStyle } from './proof-style.ts';

/** A self-contained page: no network and no script. */
export function documentOf(title: string, body: Markup): string {
  const page = markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${{ html: proofStyle }}</style></head>
<body><main>
${body}</main></body></html>
`;
  return page.html;
}
