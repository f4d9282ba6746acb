import { setTimeout as wait } from 'node:timers/promises';
import type { Diagnostic, UnitProgress } from '@formpress/compiler';
import type { Session } from '@formpress/language';
import { daysOfLastChange } from '../files/days-of-last-change.ts';
import type { Finding, Overview } from '../foundation/wire.ts';
import { findingViews } from './finding-views.ts';
import { countsOf, type FormFacts, readFormFacts, readPlaces } from './overview-rows.ts';

/** What is known of all forms, while they are compiled and after. */
export type OverviewKeeper = {
  overview(): Promise<Overview>;
  /** The findings in some folders, or in all when none are named. */
  findings(folders?: readonly string[]): Promise<Finding[]>;
  /** The findings as the compiler reports them. */
  diagnostics(): readonly Diagnostic[];
  /** Checks again in the background, after files or unsaved texts changed. */
  refresh(): void;
  /** Resolves when everything is checked. */
  ready(): Promise<void>;
  /** Stops checking. */
  close(): Promise<void>;
};

/** A pause after a change, in milliseconds. */
const pause = 150;

/** Checks a session in the background, and tells when more is known. */
export function keepOverview(session: Session, root: string, onNews: () => void): OverviewKeeper {
  return new Keeper(session, root, onNews);
}

class Keeper implements OverviewKeeper {
  readonly #session: Session;
  readonly #root: string;
  readonly #onNews: () => void;
  readonly #units = new Map<string, readonly Diagnostic[]>();
  #progress = { done: 0, of: 0, isReady: false };
  #all: readonly Diagnostic[] | undefined;
  #changes: ReadonlyMap<string, string> = new Map();
  #running: Promise<void> | undefined;
  #isStale = false;
  #isClosed = false;

  constructor(session: Session, root: string, onNews: () => void) {
    this.#session = session;
    this.#root = root;
    this.#onNews = onNews;
    void daysOfLastChange(root).then((changes) => {
      this.#changes = changes;
      onNews();
    });
  }

  refresh(): void {
    this.#isStale = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  async ready(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#session.exclusively(async () => undefined);
    await this.#running;
  }

  diagnostics(): readonly Diagnostic[] {
    return this.#all ?? [...this.#units.values()].flat();
  }

  async overview(): Promise<Overview> {
    const files = await this.#session.files();
    const facts = readFormFacts(files);
    const checked = new Set([...this.#units.keys()].flatMap((name) => name.split(' ')));
    const findings = this.diagnostics();
    const open = findings.filter(({ accepted }) => accepted === undefined);
    return {
      folder: this.#root,
      progress: this.#progress,
      rows: facts.map((row) => this.#rowOf(row, findings, checked)),
      places: readPlaces(files, facts),
      errors: open.filter(({ severity }) => severity === 'error').length,
      warnings: open.filter(({ severity }) => severity === 'warning').length,
    };
  }

  async findings(folders?: readonly string[]): Promise<Finding[]> {
    const files = await this.#session.files();
    const wanted = this.diagnostics().filter(
      ({ at }) => !folders || folders.some((folder) => at.file.startsWith(`${folder}/`)),
    );
    return findingViews(wanted, files);
  }

  #rowOf(facts: FormFacts, findings: readonly Diagnostic[], checked: ReadonlySet<string>) {
    const changed = this.#changes.get(facts.folder);
    const form = facts.folder.split('/').slice(0, 3).join('/');
    return {
      ...facts,
      ...countsOf(facts, findings),
      ...(changed !== undefined && { changed }),
      isChecked: this.#progress.isReady || checked.has(form),
    };
  }

  async #run(): Promise<void> {
    while (this.#isStale && !this.#isClosed) {
      await wait(pause);
      this.#isStale = false;
      const checked = await this.#session.inBackground((signal) =>
        this.#session.check(signal, { onUnit: (unit) => this.#learn(unit) }),
      );
      if (checked === 'aborted') this.#isStale = true;
      else {
        this.#all = checked.report.diagnostics;
        this.#progress = { ...this.#progress, done: this.#progress.of, isReady: true };
        this.#onNews();
      }
    }
  }

  #learn({ name, number, of, findings }: UnitProgress): void {
    this.#units.set(name, findings);
    this.#progress = { done: number, of, isReady: this.#progress.isReady };
    if (!this.#progress.isReady) this.#onNews();
  }
}
