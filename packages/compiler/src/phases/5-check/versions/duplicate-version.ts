import { compareVersions } from '@formpress/model';
import { defineCheck } from '../foundation/define-check.ts';
import { versionsById } from './versions-by-id.ts';

/** A form version is in one folder: 2021.01.0 and 2021.1.0 are the same, wherever they are. */
export const duplicateVersion = defineCheck({
  code: 'duplicate-version',
  severity: 'error',
  checkRelease({ forms }, report) {
    for (const versions of versionsById(forms)) {
      for (const [index, { id, version, folder }] of versions.entries()) {
        const before = versions[index - 1];
        if (!before || compareVersions(before.version, version) !== 0) continue;
        const at = { file: before.folder, start: 0, end: 0 };
        report({
          at: { file: folder, start: 0, end: 0 },
          message: `This folder has ${id} ${version}, but another folder has the same version.`,
          related: [{ at, message: 'The other folder is' }],
          help: 'Give one of the folders a higher version, or remove it.',
        });
      }
    }
  },
});
