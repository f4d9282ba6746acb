import { spawnSync } from 'node:child_process';

const packages = { pdftotext: 'poppler-utils', pdftoppm: 'poppler-utils', qpdf: 'qpdf' } as const;

type Tool = keyof typeof packages;

/**
 * Runs a system tool and returns what it printed; undefined where the tool is not installed,
 * so that a test can skip with `why`. With REQUIRE_TOOLS=1 a missing tool is a failure.
 */
export function withTool(tool: Tool): { run: Run | undefined; why: string } {
  const why = `${tool} is not installed; apt-get install ${packages[tool]}`;
  const found = spawnSync(tool, ['--version']).error === undefined;
  if (!found && process.env.REQUIRE_TOOLS === '1') throw new Error(why);
  return { run: found ? (args, input) => runTool(tool, args, input) : undefined, why };
}

type Run = (args: string[], input?: Uint8Array) => { status: number | null; output: Buffer };

function runTool(tool: string, args: string[], input?: Uint8Array): ReturnType<Run> {
  const { status, stdout, stderr, error } = spawnSync(tool, args, {
    input,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error) throw error;
  return { status, output: Buffer.concat([stdout, stderr]) };
}
