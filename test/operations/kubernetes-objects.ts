import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { parseAllDocuments } from 'yaml';

/** An object of a cluster, as it was rendered. */
export type KubernetesObject = { apiVersion: string; kind: string; metadata: { name: string } };

type Model = { prototype: { validate(): void }; apiVersion: string; kind: string };

const models: Model[] = [
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Secret,
  Service,
  ServiceAccount,
];

/** The objects in a text of several documents. */
export function readObjects(text: string): KubernetesObject[] {
  return parseAllDocuments(text).map((each) => each.toJS() as KubernetesObject);
}

/** What is wrong with an object: wrong values, and keys that its kind does not have. */
export function problemsOf(object: KubernetesObject): string[] {
  const { apiVersion, kind, metadata } = object;
  const Model = models.find((each) => each.apiVersion === apiVersion && each.kind === kind);
  const problems = Model ? judge(Model, object) : [`${apiVersion} is not known`];
  return problems.map((problem) => `${kind} ${metadata.name}: ${problem}`);
}

/** The unknown keys of an object: the validator skips them, so they are the keys that it never reads. */
function judge(Model: Model, object: object): string[] {
  const seen = new Set<string>();
  const problems: string[] = [];
  try {
    Model.prototype.validate.call(watched(object, [], seen));
  } catch (problem) {
    problems.push((problem as Error).message);
  }
  const unknown = pathsOf(object, []).filter((path) => !seen.has(path));
  return [...problems, ...unknown.map((path) => `${path} is not known`)];
}

/** An object that records which of its keys are read, at any depth. */
function watched(value: unknown, place: string[], seen: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, name) {
      if (typeof name === 'symbol') return Reflect.get(target, name);
      const path = [...place, name];
      seen.add(path.join('.'));
      return watched(Reflect.get(target, name), path, seen);
    },
  });
}

function pathsOf(value: unknown, place: string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = [...place, name];
    return [path.join('.'), ...pathsOf(inner, path)];
  });
}
