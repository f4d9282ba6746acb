import { FormpressFlow } from './elements/formpress-flow.ts';
import { FormpressForm } from './elements/formpress-form.ts';
import { FormpressQuestionSet } from './elements/formpress-question-set.ts';

customElements.define('formpress-form', FormpressForm);
customElements.define('formpress-flow', FormpressFlow);
customElements.define('formpress-question-set', FormpressQuestionSet);

declare global {
  interface HTMLElementTagNameMap {
    'formpress-form': FormpressForm;
    'formpress-flow': FormpressFlow;
    'formpress-question-set': FormpressQuestionSet;
  }
}

export type {
  ChangeDetail,
  CompleteDetail,
  FinishedDetail,
  RefusedDetail,
  StepDetail,
} from './elements/events.ts';
export type { OwnTexts } from './texts/texts-of.ts';
export { FormpressFlow, FormpressForm, FormpressQuestionSet };
