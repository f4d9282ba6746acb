// Writes the hostile PDFs of the tests to a folder, to try other readers on them:
// npx tsx scripts/make-hostile-pdfs.ts out/
import { makeHostilePdfs } from '../test/hostile/make-hostile-pdfs.ts';

const [folder] = process.argv.slice(2);
if (folder) makeHostilePdfs(folder);
else process.stderr.write('Name the folder to write to.\n');
