import { levels } from '../foundation/levels.ts';
import type { Node } from '../foundation/node.ts';
import { writeNode } from './write-node.ts';

/** Prints a formula as an analyst writes it. */
export function print(node: Node): string {
  return writeNode(node, {
    and: 'and',
    or: 'or',
    not: 'not ',
    notLevel: levels.not,
  });
}
