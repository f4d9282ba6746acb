import type { Operation } from '../foundation/operation.ts';
import { applicableFormsOperations } from './applicable-forms.ts';
import { completionOperations } from './completion.ts';
import { contentOperations } from './content.ts';
import { loginOperations } from './login.ts';
import { monitoringOperations } from './monitoring.ts';
import { openOperations } from './open.ts';
import { payrollOperations } from './payroll.ts';
import { questionSetOperations } from './question-sets.ts';

/** Every operation of the service by id, in the order of the OpenAPI document. */
export const operations = {
  ...loginOperations,
  ...applicableFormsOperations,
  ...questionSetOperations,
  ...completionOperations,
  ...payrollOperations,
  ...contentOperations,
  ...openOperations,
  ...monitoringOperations,
} as const;

/** The id of an operation. */
export type OperationId = keyof typeof operations;

/** The operations in the OpenAPI document, in its order. */
export function documentedOperations(): [OperationId, Operation][] {
  const all = Object.entries(operations) as [OperationId, Operation][];
  return all.filter(([, { isUndocumented }]) => !isUndocumented);
}
