import type { Worker } from 'node:cluster';
import type { Family } from '../operations/families.ts';
import type { ProcessReadiness } from '../operations/operations.ts';
import type { RunningService } from '../running/start-service.ts';

/** What a worker gets before it starts. */
export type Assignment = {
  /** Variables that override its environment, which does not contain them because others could see secrets there. */
  environment: Record<string, string>;
  /** Its slot in the pool. No two running workers have the same. */
  slot: number;
};

/** What a worker sends once it answers requests. */
export type ReadyMessage = Pick<RunningService, 'url' | 'leftOut'>;

/** A report of a worker on its metrics and readiness. */
export type WorkerReport = { families: Family[]; readiness: ProcessReadiness };

type Message =
  | { isWaiting: true }
  | { ready: ReadyMessage }
  | { report: WorkerReport; number: number };

const maxWait = 2_000;
let asked = 0;

/** Sends a worker its assignment when it asks: messages sent before it listens are lost. */
export function assign(worker: Worker, assignment: Assignment): void {
  worker.on('message', (message: Message) => {
    if ('isWaiting' in message) worker.send({ assignment }, () => undefined);
  });
}

/** In a worker: asks the primary for its assignment. Requests for reports may arrive first. */
export function assignmentFromPrimary(): Promise<Assignment> {
  return new Promise((resolve) => {
    const listen = ({ assignment }: { assignment?: Assignment }) => {
      if (!assignment) return;
      process.off('message', listen);
      resolve(assignment);
    };
    process.on('message', listen);
    process.send?.({ isWaiting: true } satisfies Message);
  });
}

/** In a worker: tells the primary that it answers requests, and reports on demand. */
export function reportToPrimary(service: RunningService): void {
  const { url, leftOut } = service;
  process.on('message', ({ ask }: { ask?: number }) => {
    if (ask === undefined) return;
    const report = { families: service.families(), readiness: service.readiness() };
    process.send?.({ report, number: ask } satisfies Message);
  });
  process.send?.({ ready: { url, leftOut } } satisfies Message);
}

/** Waits until a worker answers requests. Resolves to undefined when it exits first. */
export function untilReady(worker: Worker): Promise<ReadyMessage | undefined> {
  return new Promise((resolve) => {
    worker.on('message', (message: Message) => {
      if ('ready' in message) resolve(message.ready);
    });
    worker.once('exit', () => resolve(undefined));
  });
}

/** Asks a worker for a report. Resolves to undefined when it does not answer in time. */
export function reportOf(worker: Worker): Promise<WorkerReport | undefined> {
  asked += 1;
  const number = asked;
  return new Promise((resolve) => {
    const end = (report?: WorkerReport) => {
      clearTimeout(timer);
      worker.off('message', listen);
      resolve(report);
    };
    const listen = (message: Message) => {
      if ('report' in message && message.number === number) end(message.report);
    };
    const timer = setTimeout(end, maxWait);
    worker.on('message', listen);
    // A worker that was just killed still seems connected, and sending to it fails.
    if (worker.isConnected()) worker.send({ ask: number }, (error) => error && end());
    else end();
  });
}
