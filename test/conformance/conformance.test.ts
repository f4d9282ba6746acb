import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedPath } from '@formpress/compiler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { definitions, kitchenSink } from '../foundation/compile-folder.ts';
import { sampled } from '../foundation/sampled.ts';
import { employee } from '../service/people.ts';
import {
  serviceForTests,
  type TestedService,
  temporaryFolder,
} from '../service/service-for-tests.ts';
import { accepted } from './accepted.ts';
import { askInProduction } from './ask-in-production.ts';
import { askPayroll } from './ask-payroll.ts';
import { type Contract, createContract } from './contract.ts';
import { createCall } from './create-call.ts';
import {
  askEveryWay,
  askTooOften,
  askWhileBroken,
  askWhileClosing,
  calls,
} from './every-status.ts';
import type { Exchange } from './exchange.ts';
import { fillForms } from './fill-forms.ts';
import { problemsIn } from './problems-in.ts';
import { readContent } from './read-content.ts';
import { readPlaces } from './read-places.ts';
import { refusals } from './refusals.ts';
import { contentRows } from './rows/content-rows.ts';
import { fillRows, wrongHeaders } from './rows/fill-rows.ts';
import { navigationRows } from './rows/navigation-rows.ts';
import { placeRows } from './rows/place-rows.ts';
import type { Row } from './rows/row.ts';
import { runExample } from './run-example.ts';
import { filesIn, saidBy, secretsIn } from './secrets.ts';
import { sendHalf } from './send-half.ts';
import { compileSubject, type Subject, type SubjectRelease } from './subject.ts';

const folder = temporaryFolder();
const services: TestedService[] = [];
const subjects = new Map<string, Subject>();
const rows: Record<string, Row> = { ...contentRows, ...navigationRows, ...placeRows, ...fillRows };
const unseen = new Set(Object.keys(rows));
let contract: Contract;
let count = 0;
const secrets = new Set(['planted']);
const brokenLines: string[] = [];
let files: string[] = [];

beforeAll(async () => {
  const compiled: [string, SubjectRelease][] = [];
  for (const [name, source] of Object.entries({ kitchenSink, definitions })) {
    compiled.push([name, await compileSubject(source, join(folder.path, name))]);
  }
  for (const [name, release] of compiled) {
    contract ??= createContract(parse(readFileSync(join(release.folder, 'openapi.yaml'), 'utf8')));
    const service = await serviceForTests(release.folder);
    services.push(service);
    subjects.set(name, { ...release, call: createCall(service, contract, see) });
  }
  files = filesIn(folder.path);
}, 600_000);
afterAll(async () => {
  await Promise.all(services.map((service) => service.close()));
  folder.remove();
});

/** Checks an exchange against the document, and records the rows that it shows. */
function see(exchange: Exchange): void {
  count += 1;
  for (const secret of secretsIn(exchange)) secrets.add(secret);
  const { method, path, status } = exchange;
  expect([method, path, status, contract.mistakesIn(exchange), wrongHeaders(exchange)]).toEqual([
    method,
    path,
    status,
    [],
    [],
  ]);
  for (const row of unseen) if (rows[row]?.(exchange)) unseen.delete(row);
}

function subject(name: string): Subject {
  const found = subjects.get(name);
  if (!found) throw new Error(`${name} was not compiled.`);
  return found;
}

const releases = ['kitchenSink', 'definitions'];
const patience = 300_000;

it.each(releases)(
  'serves every set of every form of %s alike in three languages',
  async (name) => {
    await readContent(subject(name));
  },
  patience,
);

it.each(releases)(
  'finds every flow of %s from somewhere, and serves all its sets',
  async (name) => {
    await readPlaces(subject(name));
  },
  patience,
);

it.each(releases)(
  'completes every form of %s on its paths and in every mode',
  async (name) => {
    // The first path of each of our own forms, and a sample of the others.
    const some = (paths: readonly ListedPath[]) => {
      const chosen = new Set([...paths.slice(0, 1), ...sampled(paths)]);
      return paths.filter((path) => chosen.has(path));
    };
    await fillForms(subject(name), name === 'definitions' ? some : (paths) => paths);
  },
  patience,
);

it.each(Object.entries(accepted))('takes %s', async (_, [path, sending]) => {
  const { status, body } = await subject('kitchenSink').call(path, sending);
  expect([status, (body as { errors?: unknown }).errors ?? []]).toEqual([200, []]);
});

it.each(Object.entries(refusals))('refuses %s', async (_, [says, path, sending]) => {
  const { status, body } = await subject('kitchenSink').call(path, sending);
  const { errors = [] } = body as { errors?: { code: string }[] };
  expect(typeof says === 'number' ? status : errors.map(({ code }) => code)).toEqual(says);
});

it('shows what payroll asks for after the first day', async () => {
  await askPayroll(subject('definitions'));
});

it('shows a picture next to a question', async () => {
  const { call } = subject('kitchenSink');
  const { body } = await call('/v1/formQuestionSet/WY901/QS1');
  const hrefs = JSON.stringify(body).match(/http:[^"]+\.png/g) ?? [];
  for (const href of hrefs) expect((await call(new URL(href).pathname)).status).toBe(200);
});

it('shows every status at each endpoint', async () => {
  await askEveryWay(subject('kitchenSink').call, services[0]?.key ?? '');
});

it('refuses every method that a path does not have', async () => {
  for (const [path] of Object.values(calls)) {
    const { status } = await subject('kitchenSink').call(path, { method: 'DELETE' });
    expect([path, status]).toEqual([path, 405]);
  }
});

it('reports too many requests, internal errors and shutdown', async () => {
  const { folder: release } = subject('kitchenSink');
  const callOf = (service: { url: string; token: string }) => createCall(service, contract, see);
  await askTooOften(release, callOf);
  brokenLines.push(...(await askWhileBroken(release, new Error('planted'), callOf)));
  await askWhileClosing(release, see, contract);
});

it('says in production which specimens are held back', async () => {
  const { folder: release } = subject('kitchenSink');
  await askInProduction(release, (service) => createCall(service, contract, see));
});

it('forgets a body that was cut off', async () => {
  const { url, token } = services[0] as TestedService;
  await sendHalf(url, token, { ...employee, firstName: 'Halfway', lastName: 'Cutting' });
  for (const secret of ['Halfway', 'Cutting']) secrets.add(secret);
});

it('has written nothing personal to its log, its metrics or a file', async () => {
  expect(secrets.size).toBeGreaterThan(100);
  for (const { url, lines, key } of services) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const said = saidBy([...lines, ...brokenLines], metrics);
    expect(said).toContain('/v1/fillPdf');
    expect([...secrets, key].filter((secret) => said.includes(secret))).toEqual([]);
  }
  expect(brokenLines.join('')).toContain('"status":500');
  expect(filesIn(folder.path)).toEqual(files);
});

it('goes from two addresses to signed PDFs in less than 80 lines', async () => {
  await runExample(services[1], join(folder.path, 'signed'));
});

it.each(releases)('describes itself with real examples, in a clean document: %s', async (name) => {
  const source = readFileSync(join(subject(name).folder, 'openapi.yaml'), 'utf8');
  expect(await problemsIn(source)).toEqual([]);
  expect(source.match(/^ +example:$/gm)?.length).toBeGreaterThan(8);
});

it('has shown every status, key and value that the document describes', () => {
  // The interface also lists them for questions, but only notes have them.
  const ofNotes = ['IMAGE', 'PARAGRAPH', 'TABLE', 'UNORDERED_LIST'];
  const parts = ofNotes.map((type) => `Question.htmlType: ${type}`);
  expect(contract.unseen()).toEqual({ statuses: [], parts });
});

it('has shown every row of the interface', () => {
  expect([...unseen]).toEqual([]);
  expect(count).toBeGreaterThan(2_000);
});
