import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { runFormpress } from '../foundation/run-formpress.ts';

const folder = fileURLToPath(new URL('../../examples/github-actions/', import.meta.url));

type Step = { uses?: string; run?: string };
type Workflow = { name: string; permissions: object; jobs: Record<string, { steps: Step[] }> };

it.each(readdirSync(folder))('uses only existing commands and options: %s', async (file) => {
  const workflow = parse(readFileSync(`${folder}${file}`, 'utf8')) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const lines = steps.flatMap(({ run = '' }) => run.replaceAll('\\\n', ' ').split('\n'));
  const calls = lines.flatMap((line) => /npx formpress ([a-z]+)(.*)/.exec(line)?.slice(1) ?? []);
  expect(calls.length).toBeGreaterThan(0);
  for (let index = 0; index < calls.length; index += 2) {
    const [command = '', words = ''] = calls.slice(index);
    const { code, out } = await runFormpress(command, '--help');
    expect(code).toBe(0);
    for (const [option] of words.matchAll(/--[a-z-]+/g)) expect(out).toContain(option);
  }
});

it('passes secrets and inputs to a shell only by name', () => {
  for (const file of readdirSync(folder)) {
    const workflow = parse(readFileSync(`${folder}${file}`, 'utf8')) as Workflow;
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  }
});

it('pins every action by its commit, and names the version next to it', () => {
  for (const file of readdirSync(folder)) {
    const lines = readFileSync(`${folder}${file}`, 'utf8').split('\n');
    const uses = lines.filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses)
      expect(line).toMatch(/\buses: [a-z/-]+@[0-9a-f]{40} # v[0-9]+\.[0-9]+\.[0-9]+$/);
  }
});

const documents = ['../../docs/registry.md', '../../README.md'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const workflows = readdirSync(folder).map((file) => `${folder}${file}`);

it.each([...documents, ...workflows])('shows no use of an unverified release: %s', (file) => {
  const text = readFileSync(file, 'utf8').replaceAll(/\\\n\s*/g, ' ');
  const pulls = text
    .split('\n')
    .filter((line) => /formpress (pull|verify) [^`]*(oci|PLACE)/.test(line));
  expect(pulls.filter((line) => !line.includes('--trust'))).toEqual([]);
  const follows = [...text.matchAll(/```sh\n(.*?)```/gs)].filter(([block]) =>
    /RELEASE=oci|formpress serve oci/.test(block),
  );
  expect(follows.filter(([block]) => !block.includes('RELEASE_KEYS='))).toEqual([]);
});
