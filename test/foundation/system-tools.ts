import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { it } from 'vitest';
import { toolPackages } from './tool-packages.ts';

const fonts = fileURLToPath(new URL('./fonts.conf', import.meta.url));
const maxBuffer = 256 * 1024 * 1024;

type SystemTool = keyof typeof toolPackages;

/** Runs a tool on a PDF, whose path replaces the argument PDF. */
export type Tool = (args: string[], pdf: Uint8Array) => { status: number | null; output: Buffer };

/**
 * A test that needs a system tool. Without the tool the test is skipped, naming its Debian package;
 * with REQUIRE_TOOLS=1 it fails instead.
 */
export function withTool(tool: SystemTool) {
  return (sentence: string, test: (run: Tool) => void | Promise<void>, timeout?: number): void => {
    const missing = `${tool} is not installed: apt-get install ${toolPackages[tool]}`;
    if (isInstalled(tool)) {
      it(sentence, () => test(runner(tool)), timeout);
    } else if (process.env.REQUIRE_TOOLS === '1') {
      it(sentence, () => Promise.reject(new Error(missing)));
    } else {
      it.skip(`${sentence} (${missing})`);
    }
  };
}

/** Like withTool, for a test that needs several. */
export function withTools<T extends SystemTool>(tools: T[]) {
  return (
    sentence: string,
    test: (run: Record<T, Tool>) => Promise<void>,
    timeout?: number,
  ): void => {
    const missing = tools.find((tool) => !isInstalled(tool)) ?? tools[0];
    if (!missing) throw new Error('Name the tools.');
    const runners = Object.fromEntries(tools.map((tool) => [tool, runner(tool)]));
    withTool(missing)(sentence, () => test(runners as Record<T, Tool>), timeout);
  };
}

/** Debian's Python, which has the modules of Debian's packages. */
export const debianPython = '/usr/bin/python3';

function isInstalled(tool: string): boolean {
  if (tool === 'openpyxl') return spawnSync(debianPython, ['-c', 'import openpyxl']).status === 0;
  return spawnSync(tool, ['--version']).error === undefined;
}

function runner(tool: string): Tool {
  return (args, pdf) => {
    const folder = mkdtempSync(join(tmpdir(), 'formpress-'));
    try {
      const file = join(folder, 'file.pdf');
      writeFileSync(file, pdf);
      const named = args.map((each) => (each === 'PDF' ? file : each));
      const env = { ...process.env, FONTCONFIG_FILE: fonts };
      const { status, stdout, error } = spawnSync(tool, named, { env, maxBuffer });
      if (error) throw error;
      return { status, output: stdout };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}
