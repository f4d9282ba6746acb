import type { OperationId } from '@formpress/contract';
import type { Handler } from '../context/handler.ts';
import { changes } from './changes.ts';
import { describeForm } from './describe-form.ts';
import { docsConfig } from './docs-config.ts';
import { fillPdf } from './fill-pdf.ts';
import { fillPdfBatch } from './fill-pdf-batch.ts';
import { flowQuestionSet } from './flow-question-set.ts';
import { formQuestionSet } from './form-question-set.ts';
import { forms } from './forms.ts';
import { getAllFormIds } from './get-all-form-ids.ts';
import { getAllFormsCatalog } from './get-all-forms-catalog.ts';
import { getPdf } from './get-pdf.ts';
import { guidedFlows } from './guided-flows.ts';
import { healthz } from './healthz.ts';
import { image } from './image.ts';
import { login } from './login.ts';
import { metrics } from './metrics.ts';
import { parameterMapping } from './parameter-mapping.ts';
import { readyz } from './readyz.ts';
import { renewals } from './renewals.ts';

/** The operations with a handler. The page at /docs sends its files itself. */
export type HandledId = Exclude<OperationId, 'docsPage' | 'docsFile'>;

/** The handler of each operation. */
export const handlers: { [Id in HandledId]: Handler<Id> } = {
  login,
  forms,
  guidedFlows,
  flowQuestionSet,
  formQuestionSet,
  fillPdf,
  fillPdfBatch,
  formInformation: describeForm,
  parameterMapping,
  renewals,
  changes,
  getAllFormIds,
  getPdf,
  getAllFormsCatalog,
  docsConfig,
  image,
  healthz,
  readyz,
  metrics,
};
