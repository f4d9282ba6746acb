import type { Confidence, Texts } from '@formpress/model';

/** A form version's confidence in a sentence, in every language. Names of sources are not translated. */
export function confidenceMessage({ basis, source, from }: Confidence): Texts {
  switch (basis) {
    case 'AGENCY_FILE':
      return {
        en: "It was checked against the agency's own file of this revision.",
        es: 'Se cotejó con el archivo de esta revisión de la propia agencia.',
        fr: "Elle a été vérifiée d'après le fichier de cette révision publié par l'organisme.",
      };
    case 'OTHER_SOURCE':
      return {
        en: `It was checked against a source other than the agency's file: ${source}.`,
        es: `Se cotejó con una fuente distinta del archivo de la agencia: ${source}.`,
        fr: `Elle a été vérifiée d'après une autre source que le fichier de l'organisme : ${source}.`,
      };
    case 'CARRIED_OVER':
      return {
        en: `It was carried over from ${from} and not checked against its own revision.`,
        es: `Se tomó de ${from} y no se cotejó con su propia revisión.`,
        fr: `Elle a été reprise de ${from} et n'a pas été vérifiée d'après sa propre révision.`,
      };
    case 'DERIVED':
      return {
        en: `It was derived from ${from} and not checked against its own revision.`,
        es: `Se dedujo de ${from} y no se cotejó con su propia revisión.`,
        fr: `Elle a été déduite de ${from} et n'a pas été vérifiée d'après sa propre révision.`,
      };
    case 'MEMORY':
      return {
        en: 'It was written from memory and not checked against any source.',
        es: 'Se escribió de memoria y no se cotejó con ninguna fuente.',
        fr: "Elle a été écrite de mémoire et n'a été vérifiée d'après aucune source.",
      };
  }
}
