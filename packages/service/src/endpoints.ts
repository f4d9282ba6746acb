import type { Endpoint } from './endpoint.ts';
import { describeForm } from './endpoints/describe-form.ts';
import { docsConfig } from './endpoints/docs-config.ts';
import { fillPdf } from './endpoints/fill-pdf.ts';
import { flowQuestionSet } from './endpoints/flow-question-set.ts';
import { formQuestionSet } from './endpoints/form-question-set.ts';
import { forms } from './endpoints/forms.ts';
import { getAllFormIds } from './endpoints/get-all-form-ids.ts';
import { getAllFormsCatalog } from './endpoints/get-all-forms-catalog.ts';
import { getPdf } from './endpoints/get-pdf.ts';
import { guidedFlows } from './endpoints/guided-flows.ts';
import { healthz } from './endpoints/healthz.ts';
import { image } from './endpoints/image.ts';
import { login } from './endpoints/login.ts';
import { readyz } from './endpoints/readyz.ts';

/**
 * Every endpoint of the service, in the order of the interface. The page at /docs stands beside
 * them.
 */
export const endpoints: Endpoint[] = [
  login,
  forms,
  guidedFlows,
  flowQuestionSet,
  formQuestionSet,
  fillPdf,
  describeForm,
  getAllFormIds,
  getPdf,
  getAllFormsCatalog,
  docsConfig,
  image,
  healthz,
  readyz,
];
