import { existsSync } from 'node:fs';
import type { FoundManifest, Registry } from '@formpress/registry';
import type { Call } from '../foundation/command.ts';
import { namedRegistry } from './named-registry.ts';
import { type PublishOptions, readPublishOptions } from './publish-options.ts';
import { UsageProblem } from './publishing-problem.ts';

/** Where a release is published, and what is there now. */
export type PublishTarget = {
  registry: Registry;
  tag: string;
  /** What the tag points to; undefined when it does not exist. */
  previous: FoundManifest | undefined;
  options: PublishOptions;
};

/** Reads the options of publish, and resolves the tag. */
export async function publishTargetOf(call: Call): Promise<PublishTarget> {
  const options = readPublishOptions(call);
  const { registry, reference } = await namedRegistry(options.place, call.io);
  const { tag } = reference;
  if (tag === undefined)
    throw new UsageProblem(`"${options.place}" has no tag. Add one, such as :stable.`);
  if (call.options.key !== undefined && !existsSync(options.definitions))
    throw new UsageProblem(
      `There is no folder "${options.definitions}". Use --definitions to name what it was built from.`,
    );
  const digest = await registry.resolve(tag);
  const previous = digest === undefined ? undefined : await registry.manifest(digest);
  return { registry, tag, previous, options };
}
