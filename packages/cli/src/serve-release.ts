import { once } from 'node:events';
import {
  ReleaseProblem,
  type RunningService,
  readSettings,
  startService,
} from '@formpress/service';
import { type ExitCode, exitCode } from './exit-code.ts';
import type { Io } from './io.ts';

/** Starts the service, says where it is, and waits for the signal to stop. */
export async function serveRelease(folder: string, io: Io): Promise<ExitCode> {
  const { settings, problems } = readSettings(io.environment);
  if (!settings) {
    for (const problem of problems) io.error(`${problem}\n`);
    return exitCode.usage;
  }
  let service: RunningService;
  try {
    service = await startService(settings, folder);
  } catch (trouble) {
    const said = explainStart(trouble, settings.port);
    if (said === undefined) throw trouble;
    io.error(`${said}\n`);
    return exitCode.problem;
  }
  io.out(welcome(service, settings.publicUrl ?? service.url));
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await service.close();
  return exitCode.clean;
}

function welcome({ developmentKey, leftOut }: RunningService, url: string): string {
  const lines = [
    `Base URL         ${url}/v1`,
    `Login URL        ${url}/authentication/login`,
    `Documentation    ${url}/docs`,
  ];
  if (developmentKey) lines.push(`Development key  ${developmentKey}`);
  if (leftOut > 0)
    lines.push(`${leftOut} form versions have a specimen as blank and are left out.`);
  return `${lines.join('\n')}\n`;
}

/** What went wrong, where the operator can mend it. */
function explainStart(trouble: unknown, port: number): string | undefined {
  if (trouble instanceof ReleaseProblem) return trouble.message;
  const { code } = trouble as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be opened. Set PORT to one above 1023.`;
  return undefined;
}
