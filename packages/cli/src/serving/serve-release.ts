import cluster from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  AuditProblem,
  assignmentFromPrimary,
  type DrawPages,
  faultOf,
  KeysFileProblem,
  makeKeyText,
  ReleaseProblem,
  type RunningService,
  readSettings,
  reportToPrimary,
  type Settings,
  StartProblem,
  startService,
  startWorkers,
} from '@formpress/service';
import { type ExitCode, exitCode } from '../foundation/exit-code.ts';
import type { Io } from '../foundation/io.ts';

type ServeOptions = {
  /** The number of processes. */
  workers?: number;
  /** Draws the pages of forms whose release has no pictures of them. */
  drawPages?: DrawPages;
};

type ServeContext = { io: Io; drawPages: DrawPages | undefined; slot: number | undefined };

type Running = { reload(): unknown; close(): Promise<void> };

/** Starts the service in one process or several, prints its URLs, and waits for the signal to stop. */
export async function serveRelease(
  release: string,
  io: Io,
  { workers = 1, drawPages }: ServeOptions,
): Promise<ExitCode> {
  const assignment = cluster.isWorker ? await assignmentFromPrimary() : undefined;
  const { settings, problems } = readSettings({ ...io.environment, ...assignment?.environment });
  if (!settings) {
    for (const problem of problems) io.error(`${problem}\n`);
    return exitCode.usage;
  }
  io.outliveReader();
  try {
    if (workers > 1 && cluster.isPrimary)
      return await serveWithWorkers(settings, release, workers, io);
    return await serveHere(settings, release, { io, drawPages, slot: assignment?.slot });
  } catch (error) {
    const explanation = explainStart(error, settings.port);
    if (explanation === undefined) throw error;
    io.error(`${explanation}\n`);
    return exitCode.problem;
  }
}

/** Serves in this process. A worker must disconnect from its primary, or it would never exit. */
async function serveHere(
  settings: Settings,
  release: string,
  { io, drawPages, slot }: ServeContext,
): Promise<ExitCode> {
  try {
    const service = await startService(settings, release, {
      environment: io.environment,
      isWorker: cluster.isWorker,
      ...(slot !== undefined && { slot }),
      ...(drawPages && { drawPages }),
    });
    endOnFault(service);
    const stopped = untilStopped(service);
    if (cluster.isWorker) reportToPrimary(service);
    else io.out(welcome(settings, service, service.developmentKey));
    await stopped;
    return exitCode.clean;
  } finally {
    if (cluster.isWorker) process.disconnect();
  }
}

async function serveWithWorkers(
  settings: Settings,
  release: string,
  count: number,
  io: Io,
): Promise<ExitCode> {
  const { developmentKey = makeKeyText(), keysFile } = settings;
  const shared = sharedSecrets({ ...settings, developmentKey });
  const { environment } = io;
  const service = await startWorkers({ count, release, environment, shared }, settings);
  if (!service) return exitCode.problem;
  const stopped = untilStopped(service);
  io.out(welcome(settings, service, keysFile === undefined ? developmentKey : undefined));
  await stopped;
  return exitCode.clean;
}

/**
 * The secrets that all processes share, including generated ones in development, so that each accepts
 * the tokens of the others. Files are read once, so that processes that start later have the same.
 */
function sharedSecrets(settings: Settings): Record<string, string> {
  const { tokenSecret = randomBytes(32).toString('hex'), previousTokenSecret = '' } = settings;
  const secrets = {
    TOKEN_SECRET: tokenSecret,
    TOKEN_SECRET_PREVIOUS: previousTokenSecret,
    FORMPRESS_DEV_API_KEY: settings.developmentKey ?? '',
  };
  const noFiles = Object.keys(secrets).map((name) => [`${name}_FILE`, '']);
  return { ...secrets, ...Object.fromEntries(noFiles) };
}

/**
 * Waits for SIGINT or SIGTERM, which stop the service after its open requests; SIGHUP reloads the
 * release. It listens before the service is announced, because an unhandled SIGHUP would end the
 * process.
 */
async function untilStopped(service: Running): Promise<void> {
  process.on('SIGHUP', () => service.reload());
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await service.close();
}

/** Ends the process on an error outside a request. Its message, which may contain a value, is not logged. */
function endOnFault({ log }: RunningService): void {
  process.on('uncaughtException', (fault) => {
    log('error', { code: faultOf(fault) });
    process.exit(exitCode.fault);
  });
}

function welcome(
  settings: Settings,
  service: { url: string; opsUrl?: string; leftOut: number },
  developmentKey: string | undefined,
): string {
  const url = settings.publicUrl ?? service.url;
  const lines = [
    `Base URL         ${url}/v1`,
    `Login URL        ${url}/authentication/login`,
    `Documentation    ${url}/docs`,
  ];
  if (service.opsUrl) lines.push(`Operations       ${service.opsUrl}`);
  if (developmentKey) lines.push(`Development key  ${developmentKey}`);
  if (service.leftOut > 0)
    lines.push(`${service.leftOut} form versions are left out because their blank is a specimen.`);
  return `${lines.join('\n')}\n`;
}

/** Explains errors that the operator can fix; undefined for others. */
function explainStart(error: unknown, port: number): string | undefined {
  if (
    error instanceof ReleaseProblem ||
    error instanceof KeysFileProblem ||
    error instanceof StartProblem
  )
    return error.message;
  if (error instanceof AuditProblem) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${port} cannot be opened without permission. Set PORT to one above 1023.`;
  return undefined;
}
