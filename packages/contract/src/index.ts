export { basePath, needsToken } from './foundation/access.ts';
export { maxBodyKib, maxProblems } from './foundation/limits.ts';
export type { Operation, PathParameter } from './foundation/operation.ts';
export { type ParameterName, parameters } from './foundation/parameters.ts';
export { badRequestCodes, type RefusalName, refusals } from './foundation/refusals.ts';
export { refusalsOf } from './foundation/refusals-of.ts';
export { tags } from './foundation/tags.ts';
export { documentedOperations, type OperationId, operations } from './operations/operations.ts';
