import { readFileSync } from 'node:fs';
import { KeyProblem, type PublicKey, readPublicKey } from '@formpress/registry';
import { ReleaseProblem } from '../release/release-problem.ts';
import type { Settings } from '../settings/settings.ts';

/** The trusted keys. Throws when there are none, except in development. */
export function trustedKeys({ following, development }: Settings): PublicKey[] {
  const { keyFiles } = following;
  if (keyFiles.length === 0 && !development)
    throw unusable(
      'RELEASE_KEYS must name the public keys of whoever publishes, because the release comes ' +
        'from a registry.',
    );
  return keyFiles.map((file) => {
    try {
      return readPublicKey(readFileSync(file, 'utf8'), file);
    } catch (problem) {
      if (problem instanceof KeyProblem) throw unusable(problem.message);
      throw unusable(`The key file ${file} cannot be read.`);
    }
  });
}

function unusable(message: string): ReleaseProblem {
  return new ReleaseProblem('RELEASE_KEYS', message);
}
