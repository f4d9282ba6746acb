import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { withTool } from '../foundation/system-tools.ts';
import { followingServices } from '../registry/following-services.ts';
import type { TestedService } from '../service/service-for-tests.ts';
import { type Exported, exportedBy, unknownIn } from './exported-metrics.ts';
import { operations, runTool } from './run-tool.ts';

const read = (file: string) => readFileSync(join(operations, file), 'utf8');
const documentation = (page: string) =>
  readFileSync(fileURLToPath(new URL(`../../docs/${page}`, import.meta.url)), 'utf8');

type Rule = { alert: string; expr: string; annotations: { runbook: string } };
const { groups } = parse(read('prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

type Panel = { title: string; type: string; targets?: { expr: string }[] };
const { panels, templating } = JSON.parse(read('grafana/formpress.json')) as {
  panels: Panel[];
  templating: { list: { query: string }[] };
};

const following = followingServices();

/** A service with every metric: it follows a registry, has an audit file, and has filled a form. */
async function everyMetric(): Promise<Exported> {
  const place = await following.newPlace();
  await place.publish(following.release('2026.1.0'));
  const AUDIT_FILE = join(following.folder, 'audit.jsonl');
  const service = await place.start({ OPS_PORT: '0', AUDIT_FILE });
  await fillOnce(service);
  return exportedBy([service.opsUrl]);
}

async function fillOnce(service: TestedService): Promise<void> {
  const filled = await service.call('/v1/fillPdf', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      formId: 'W4101',
      formVersion: '2026.1.0',
      employee: { firstName: 'Jordan', lastName: 'Rivera' },
      fields: { dependents: 2 },
      signForm: 'SIGN',
    }),
  });
  expect(filled.status).toBe(200);
}

withTool('docker-registry')('shows and watches only what the service exports', async () => {
  const exported = await everyMetric();
  const expressions = [
    ...rules.map(({ alert, expr }) => ({ place: alert, expr })),
    ...panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => ({ place: title, expr })),
    ),
    ...templating.list.map(({ query }) => ({ place: 'a variable', expr: query })),
  ];
  const wrong = expressions.flatMap(({ place, expr }) =>
    unknownIn(expr, exported).map((name) => `${place}: ${name}`),
  );
  expect(wrong).toEqual([]);
  const named = ['operations.md', 'registry.md', 'keys-and-audit.md'].flatMap((page) =>
    unknownIn(documentation(page), exported),
  );
  expect(named).toEqual([]);
  const parts = /_(?:bucket|sum|count)$/;
  const untold = [...exported.keys()].filter(
    (name) => !parts.test(name) && !documentation('operations.md').includes(`\`${name}`),
  );
  expect(untold).toEqual([]);
});

it('finds a metric and a label that do not exist', () => {
  const exported: Exported = new Map([['formpress_fills_total', new Set(['form'])]]);
  const asked =
    'sum by (mode) (rate(formpress_fills_total{from="W4101",job="a"}[5m])) / formpress_x';
  expect(unknownIn(asked, exported)).toEqual([
    'formpress_x',
    'formpress_fills_total{from}',
    'mode',
  ]);
});

it('has a section of the manual for every alert', () => {
  const sections = [...documentation('operations.md').matchAll(/^#+ (.*)$/gm)].map(
    ([, title = '']) => title.toLowerCase().replaceAll(' ', '-'),
  );
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    expect(sections).toContain(alert.toLowerCase());
  }
});

withTool('promtool')('has alert rules that fire when they should, and only then', () => {
  const check = runTool('promtool', ['check', 'rules', 'prometheus/alerts.yaml']);
  expect(check).toMatchObject({ status: 0, error: '' });
  const tested = runTool('promtool', ['test', 'rules', 'prometheus/alerts.test.yaml']);
  expect(tested).toMatchObject({ status: 0, error: '' });
  const { tests } = parse(read('prometheus/alerts.test.yaml')) as {
    tests: { alert_rule_test: { alertname: string }[] }[];
  };
  const names = rules.map(({ alert }) => alert).sort();
  for (const { alert_rule_test } of tests)
    expect(alert_rule_test.map(({ alertname }) => alertname).sort()).toEqual(names);
});
