import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { withTool } from '../foundation/system-tools.ts';
import { unknownVariables } from './known-variables.ts';
import { operations, runTool } from './run-tool.ts';

const folder = join(operations, 'compose');
const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8'));

type Service = {
  image: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  network_mode?: string;
  volumes: string[];
  ports?: string[];
  networks?: { default: { aliases: string[] } };
  stop_grace_period?: string;
};

const { services, volumes } = read('compose.yaml') as {
  services: Record<'registry' | 'formpress' | 'prometheus' | 'grafana', Service>;
  volumes: Record<string, null>;
};
const { registry, formpress, prometheus } = services;
const { environment = {} } = formpress;

it('sets only what the service reads', () => {
  expect(unknownVariables(Object.keys(environment))).toEqual([]);
});

it('builds the Containerfile, and waits until it has stopped', () => {
  const { context = '', dockerfile = '' } = formpress.build ?? {};
  expect(existsSync(join(folder, context, dockerfile))).toBe(true);
  const seconds = Number(environment.DRAIN_SECONDS) + Number(environment.SHUTDOWN_SECONDS);
  expect(Number.parseInt(formpress.stop_grace_period ?? '', 10)).toBeGreaterThan(seconds);
});

it('mounts only existing files, its own secrets and named volumes', () => {
  const sources = Object.values(services).flatMap((service) =>
    service.volumes.map((volume) => volume.split(':', 1)[0] ?? ''),
  );
  const gone = sources.filter((source) => {
    if (!source.startsWith('.')) return !(source in volumes);
    return source !== './secrets' && !existsSync(join(folder, source));
  });
  expect(gone).toEqual([]);
});

it('lets the service and the registry share one loopback, and opens ports only to this machine', () => {
  expect(formpress.network_mode).toBe('service:registry');
  expect(environment.RELEASE).toMatch(/^oci:\/\/127\.0\.0\.1:5000\//);
  const published = Object.values(services).flatMap(({ ports = [] }) => ports);
  expect(published.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  expect(registry.ports).toContain(`127.0.0.1:8080:${environment.PORT}`);
});

it('scrapes the operations port', () => {
  const { scrape_configs } = read('prometheus.yml');
  const [{ static_configs }] = scrape_configs;
  const [alias = ''] = registry.networks?.default.aliases ?? [];
  expect(static_configs).toEqual([{ targets: [`${alias}:${environment.OPS_PORT}`] }]);
});

withTool('promtool')('has a configuration that Prometheus accepts', () => {
  const place = mkdtempSync(join(tmpdir(), 'prometheus-'));
  try {
    // As they are mounted: next to each other.
    for (const volume of prometheus.volumes.slice(0, 2)) {
      const [from = '', to = ''] = volume.split(':');
      cpSync(join(folder, from), join(place, to.replace(/^.*\//, '')));
    }
    const { status, out, error } = runTool(
      'promtool',
      ['check', 'config', 'prometheus.yml'],
      place,
    );
    expect({ status, error }).toEqual({ status: 0, error: '' });
    expect(out).toContain('SUCCESS: 1 rule files found');
  } finally {
    rmSync(place, { recursive: true });
  }
});
