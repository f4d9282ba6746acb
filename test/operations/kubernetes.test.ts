import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentedOperations } from '@formpress/contract';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import { afterAll, expect } from 'vitest';
import { withTool } from '../foundation/system-tools.ts';
import { unknownVariables } from './known-variables.ts';
import { type KubernetesObject, problemsOf, readObjects } from './kubernetes-objects.ts';
import { operations, runTool } from './run-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'kubernetes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Renders what an operator would apply after adding the files that git ignores. */
function render(): KubernetesObject[] {
  cpSync(join(operations, 'kubernetes'), folder, { recursive: true });
  const overlay = join(folder, 'overlays/production');
  writeFileSync(join(overlay, 'token-secret'), 'a secret of at least thirty-two bytes');
  writeFileSync(join(overlay, 'api-keys/keys.json'), '{"keys":[]}');
  writeFileSync(join(overlay, 'release-key.pem.pub'), 'a public key');
  const { status, out, error } = runTool('kubectl', ['kustomize', overlay]);
  // Newer versions of kubectl warn about keys that the older ones still need.
  const errors = error.split('\n').filter((line) => line !== '' && !line.includes('is deprecated'));
  expect({ status, errors }).toEqual({ status: 0, errors: [] });
  return readObjects(out);
}

const rendered: { objects?: KubernetesObject[] } = {};
const objects = () => {
  rendered.objects ??= render();
  return rendered.objects;
};

function only(kind: string): KubernetesObject {
  const [found, ...others] = objects().filter((each) => each.kind === kind);
  if (!found || others.length > 0) throw new Error(`There is not one ${kind}.`);
  return found;
}

function deployed() {
  const { spec } = only('Deployment') as unknown as IDeployment;
  const pod = spec?.template.spec;
  const [container, ...others] = pod?.containers ?? [];
  if (!pod || !container || others.length > 0) throw new Error('There is not one container.');
  const environment = new Map(container.env?.map(({ name, value = '' }) => [name, value]));
  return { pod, container, environment };
}

const kubectl = withTool('kubectl');

kubectl('renders one of each kind, and every one is valid', () => {
  expect(objects().map(({ kind }) => kind)).toEqual([
    'Namespace',
    'ServiceAccount',
    'ConfigMap',
    'Secret',
    'Secret',
    'Service',
    'Deployment',
    'PodDisruptionBudget',
    'HorizontalPodAutoscaler',
    'NetworkPolicy',
  ]);
  expect(objects().flatMap(problemsOf)).toEqual([]);
});

kubectl('would see a key that is not spelled right, and a value of another type', () => {
  const [wrong = only('Service')] = readObjects(
    'apiVersion: v1\nkind: Service\nmetadata: { name: a }\nspec: { selectr: {}, ports: [{ port: x, targetPort: 8080, prt: 1 }] }',
  );
  expect(problemsOf(wrong)).toEqual([
    'Service a: data/spec/ports/0/port must be integer',
    'Service a: spec.selectr is not known',
    'Service a: spec.ports.0.prt is not known',
  ]);
});

kubectl('sets only what the service reads, and takes secrets from files', () => {
  const { environment, container, pod } = deployed();
  expect(unknownVariables(environment.keys())).toEqual([]);
  expect([...environment.keys()].filter((name) => /SECRET$|_KEY$/.test(name))).toEqual([]);
  const mounted = new Map(container.volumeMounts?.map((each) => [each.mountPath, each.name]));
  const secretAt = (file = '') =>
    pod.volumes?.find(({ name }) => name === mounted.get(file.replace(/\/[^/]+$/, '')))?.secret
      ?.secretName;
  const secrets = objects().filter(({ kind }) => kind === 'Secret');
  const named = secrets.map(({ metadata }) => metadata.name);
  expect(named).toContain(secretAt(environment.get('TOKEN_SECRET_FILE')));
  // Its name stays the same, so that a revoked key reaches running pods.
  expect(secretAt(environment.get('KEYS_FILE'))).toBe('formpress-keys');
  expect(named).toContain('formpress-keys');
});

kubectl('asks endpoints that exist, on ports that the service listens on', () => {
  const { environment, container } = deployed();
  const ports = new Map(container.ports?.map((each) => [each.name, String(each.containerPort)]));
  expect(ports.get('http')).toBe(environment.get('PORT'));
  expect(ports.get('operations')).toBe(environment.get('OPS_PORT'));
  const paths = new Set<string>(documentedOperations().map(([, { path }]) => path));
  const { startupProbe, readinessProbe, livenessProbe } = container;
  for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
    expect(ports.has(String(probe?.httpGet?.port))).toBe(true);
    expect(paths.has(probe?.httpGet?.path ?? '')).toBe(true);
  }
  const { spec } = only('Service') as unknown as { spec: { ports: { targetPort: string }[] } };
  expect(spec.ports.map(({ targetPort }) => targetPort)).toEqual([...ports.keys()]);
});

kubectl('lets the service end by itself', () => {
  const { pod, environment } = deployed();
  const seconds = (name: string) => Number(environment.get(name));
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(
    seconds('DRAIN_SECONDS') + seconds('SHUTDOWN_SECONDS'),
  );
});

kubectl('gives the container no more than it needs', () => {
  const { pod, container } = deployed();
  expect(pod.automountServiceAccountToken).toBe(false);
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});
