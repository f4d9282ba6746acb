/** An object of JSON. */
export type Json = { [key: string]: unknown };

/**
 * The document with every object closed. Clients must accept additional keys in replies; our own
 * tests do not.
 */
export function closedReplies<T>(node: T): T {
  if (Array.isArray(node)) return node.map(closedReplies) as T;
  if (typeof node !== 'object' || node === null) return node;
  const closed = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, closedReplies(value)]),
  );
  const isOpen = closed.type === 'object' && 'properties' in closed;
  return { ...(isOpen && { additionalProperties: false }), ...closed } as T;
}
