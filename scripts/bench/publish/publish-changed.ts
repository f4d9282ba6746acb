import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from '@formpress/cli';
import { proxyForTests, type TestedProxy } from '../../../test/registry/proxy-for-tests.ts';
import { endRegistries, registryForTests } from '../../../test/registry/registry-for-tests.ts';
import { atMost, type Bench, shown } from '../define-bench.ts';
import { median } from '../measure.ts';
import { changeSentence, hundredForms } from './hundred-forms.ts';

const definitions = fileURLToPath(new URL('../../../definitions/', import.meta.url));
const rounds = 3;

/** Publishing after one sentence changed, against the first publish, which sends everything. */
export const publishChanged: Bench = {
  name: 'publish-changed',
  about:
    'Publishing a hundred forms to a registry on this machine, and publishing them again after a ' +
    'sentence of one changed: bytes sent to the registry, and processor time.',
  async run() {
    if (spawnSync('docker-registry', ['--version']).error)
      return { skipped: 'docker-registry is not installed: apt-get install docker-registry' };
    const place = mkdtempSync(join(tmpdir(), 'formpress-publish-'));
    try {
      return report(await measureIn(place));
    } finally {
      endRegistries();
      rmSync(place, { recursive: true });
    }
  },
};

type Run = { bytes: number; cpu: number; wall: number };

async function measureIn(place: string): Promise<{ first: Run; again: Run }[]> {
  const [built, before, after] = ['built', 'before', 'after'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  await run(['build', definitions, '--out', built]);
  hundredForms(built, before);
  cpSync(before, after, { recursive: true });
  changeSentence(after);
  const registry = await registryForTests(place);
  const proxy = await proxyForTests(registry.host);
  const publish = (folder: string, round: number) =>
    measured(proxy, ['publish', folder, `oci://${proxy.host}/bench-${round}:stable`]);
  // The first round is a warm-up and is not counted.
  const runs: { first: Run; again: Run }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await registry.kill();
    rmSync(registry.folder, { recursive: true });
    await registry.start();
    const pair = { first: await publish(before, round), again: await publish(after, round) };
    if (round > 0) runs.push(pair);
  }
  proxy.close();
  return runs;
}

async function measured(proxy: TestedProxy, words: string[]): Promise<Run> {
  const [up, start, cpu] = [proxy.counted().up, performance.now(), process.cpuUsage()];
  await run(words);
  const { user, system } = process.cpuUsage(cpu);
  return {
    bytes: proxy.counted().up - up,
    cpu: (user + system) / 1000,
    wall: performance.now() - start,
  };
}

async function run(words: string[]): Promise<void> {
  let output = '';
  const hear = (text: string) => {
    output += text;
  };
  const io = {
    out: hear,
    error: hear,
    outliveReader() {},
    isTerminal: false,
    colour: false,
    environment: {},
  };
  if ((await main(words, io)) !== 0) throw new Error(output);
}

function report(runs: { first: Run; again: Run }[]) {
  const ratio = (of: keyof Run) => median(runs.map(({ first, again }) => again[of] / first[of]));
  const rows = runs.map(({ first, again }) => [
    shown(first.bytes / 1e6),
    shown(again.bytes / 1e6),
    shown(first.cpu),
    shown(again.cpu),
    shown(first.wall),
    shown(again.wall),
  ]);
  const heading = [
    'first MB',
    'again MB',
    'first ms',
    'again ms',
    'first wall ms',
    'again wall ms',
  ];
  return {
    tables: [[heading, ...rows]],
    gates: [
      atMost('publish, one form changed ÷ first: bytes', ratio('bytes'), 0.05),
      atMost('publish, one form changed ÷ first: processor time', ratio('cpu'), 0.15),
    ],
  };
}
