import type { Endpoint } from '../context/endpoint.ts';
import { describeForm } from './describe-form.ts';
import { docsConfig } from './docs-config.ts';
import { fillPdf } from './fill-pdf.ts';
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
import { readyz } from './readyz.ts';

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
