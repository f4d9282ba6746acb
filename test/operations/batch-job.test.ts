import { join } from 'node:path';
import type { IJob } from 'kubernetes-models/batch/v1/Job';
import { expect } from 'vitest';
import { runFormpress } from '../foundation/run-formpress.ts';
import { withTool } from '../foundation/system-tools.ts';
import { problemsOf, readObjects } from './kubernetes-objects.ts';
import { operations, runTool } from './run-tool.ts';

const kubectl = withTool('kubectl');

function render() {
  const { status, out } = runTool('kubectl', ['kustomize', join(operations, 'kubernetes/batch')]);
  expect(status).toBe(0);
  return readObjects(out);
}

function jobOf() {
  const job = render().find(({ kind }) => kind === 'Job') as unknown as IJob;
  const pod = job.spec?.template.spec;
  const [container, ...others] = pod?.containers ?? [];
  if (!job.spec || !pod || !container || others.length > 0)
    throw new Error('There is not one container.');
  return { spec: job.spec, pod, container };
}

kubectl('renders a valid Job with its volume', () => {
  const objects = render();
  // Their order depends on the version of kubectl.
  expect(objects.map(({ kind }) => kind).sort()).toEqual(['Job', 'PersistentVolumeClaim']);
  expect(objects.flatMap(problemsOf)).toEqual([]);
});

kubectl('gives each pod its own partition, and all of them together every line', () => {
  const { spec, container } = jobOf();
  const { args = [], env = [] } = container;
  const index = "metadata.annotations['batch.kubernetes.io/job-completion-index']";
  const [variable] = env.filter(({ valueFrom }) => valueFrom?.fieldRef?.fieldPath === index);
  expect(spec.completionMode).toBe('Indexed');
  expect(args[args.indexOf('--partition') + 1]).toBe(`$(${variable?.name})/${spec.completions}`);
});

kubectl('uses only options that the command has, and folders of its volume', async () => {
  const { container, pod } = jobOf();
  const { args = [] } = container;
  const { out: help } = await runFormpress('fill', '--help');
  const options = args.filter((each) => each.startsWith('--'));
  expect(options.filter((option) => !help.includes(`${option} `))).toEqual([]);
  const [mount] = container.volumeMounts ?? [];
  const paths = args.filter((each) => each.startsWith('/'));
  expect(paths.every((path) => path.startsWith(`${mount?.mountPath}/`))).toBe(true);
  expect(pod.volumes?.map(({ name }) => name)).toEqual([mount?.name]);
});

kubectl('gives the container no more than it needs', () => {
  const { pod, container } = jobOf();
  expect([pod.automountServiceAccountToken, pod.securityContext?.runAsNonRoot]).toEqual([
    false,
    true,
  ]);
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});
