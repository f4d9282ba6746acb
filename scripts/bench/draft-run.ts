// Run by the bench in its own process: drafts a form from a file, and prints the seconds and the megabytes that took.
import { readFileSync } from 'node:fs';
import { inEachLanguage } from '@formpress/model';
import { draftForm } from '@formpress/revision';

const [file = ''] = process.argv.slice(2);
const began = performance.now();
draftForm({
  file: { name: file, bytes: readFileSync(file) },
  id: 'MI999',
  version: '2024.1.0',
  place: 'us/MI',
  translations: inEachLanguage(() => []),
});
const seconds = (performance.now() - began) / 1000;
const megabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ seconds, megabytes }));
