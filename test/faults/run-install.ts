import { installRelease } from '@formpress/service';

// Installs releases into a root in turn, repeatedly, until it is killed.
const [root = '', ...releases] = process.argv.slice(2);
for (;;) {
  for (const release of releases) {
    await installRelease(release, root);
    process.stdout.write('installed\n');
  }
}
