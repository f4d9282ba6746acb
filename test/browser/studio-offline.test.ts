/** The studio, and a browser that shows it, where there is no network but loopback. */
import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { pathOfChromium } from '../foundation/browser.ts';
import { withTool } from '../foundation/system-tools.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const alone = (command: string) => ['-n', 'sh', '-c', `ip link set lo up && ${command}`];
const mayBeAlone = spawnSync('unshare', alone('true')).status === 0;

const offline = 'works without any network';
if (!mayBeAlone)
  it.skip(`${offline} (nobody here may make a network of their own: run it as root)`);
else
  withTool('chromium')(
    offline,
    async () => {
      const node = `exec '${process.execPath}' --import tsx --conditions=@formpress/source`;
      const command = `${node} test/browser/offline-studio.ts '${pathOfChromium()}'`;
      const { stdout } = await promisify(execFile)('unshare', alone(command), { cwd: root });
      expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
        interfaces: ['lo'],
        result: 'The form is complete',
        isPaperDrawn: true,
        failed: [],
      });
    },
    120_000,
  );
