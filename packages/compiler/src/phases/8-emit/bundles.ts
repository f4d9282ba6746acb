import { languages } from '@formpress/model';
import { type Emitter, folderOf, json } from './emitter.ts';

/** Everything that the service loads for a form version: bundle, plan, question sets, blank and template. */
export const bundles: Emitter = {
  name: 'bundles',
  emitForms: (forms) =>
    forms.flatMap(({ bundle, plan, questionSets, blankPdf, template }) => {
      const folder = folderOf(bundle);
      return [
        json(`${folder}/bundle.json`, bundle),
        json(`${folder}/plan.json`, plan),
        ...languages.map((language) =>
          json(`${folder}/question-sets.${language}.json`, questionSets[language]),
        ),
        { path: `${folder}/blank.pdf`, bytes: blankPdf },
        { path: `${folder}/template.pdf`, bytes: template },
      ];
    }),
};
