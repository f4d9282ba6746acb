import { installRelease } from '@formpress/service';

// Installs releases into a root, one after the other and over and over, until it is killed.
const [root = '', ...releases] = process.argv.slice(2);
for (;;) {
  for (const release of releases) {
    await installRelease(release, root);
    process.stdout.write('installed\n');
  }
}
