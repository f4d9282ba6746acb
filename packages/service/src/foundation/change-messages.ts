import type { LapseReason, NewReason, StayReason } from '@formpress/engine';
import type { Texts } from '@formpress/model';
import { texts } from './texts.ts';

/** Why a certificate stays, lapses or is new, in a sentence. */
export const changeMessages: Record<StayReason | LapseReason | NewReason, Texts> = {
  STILL_APPLIES: texts(
    'It still applies to where the employee lives and works.',
    'Sigue siendo aplicable al lugar donde el empleado vive y trabaja.',
    "Il s'applique encore au lieu où l'employé habite et travaille.",
  ),
  NOT_AFFECTED: texts(
    'It was about neither the old place nor the new one, so the change does not affect it.',
    'No se refería ni al lugar anterior ni al nuevo, así que el cambio no le afecta.',
    "Il ne concernait ni l'ancien lieu ni le nouveau ; le changement ne le touche donc pas.",
  ),
  NO_LONGER_APPLIES: texts(
    'The employee no longer lives or works where it applies.',
    'El empleado ya no vive ni trabaja donde se aplica.',
    "L'employé n'habite ni ne travaille plus là où il s'applique.",
  ),
  RESIDENCE_CHANGED: texts(
    'Its claim rested on the old residence.',
    'Su solicitud se basaba en la residencia anterior.',
    "Sa demande reposait sur l'ancienne résidence.",
  ),
  EXEMPTION_ENDED: texts(
    'It rested on where the employee lived, and the new addresses give no such exemption.',
    'Se basaba en el lugar donde vivía el empleado, y las direcciones nuevas no dan tal exención.',
    "Il reposait sur le lieu où l'employé habitait, et les nouvelles adresses ne donnent pas cette exemption.",
  ),
  NEWLY_APPLIES: texts(
    'It is recommended for the new addresses and was not for the old ones.',
    'Se recomienda para las direcciones nuevas y no para las anteriores.',
    "Il est recommandé pour les nouvelles adresses et ne l'était pas pour les anciennes.",
  ),
  FILE_AGAIN: texts(
    'The certificate on file lapses, and the form is still recommended: file it again.',
    'El certificado archivado caduca y el formulario se sigue recomendando: hay que presentarlo de nuevo.',
    'Le certificat au dossier prend fin et le formulaire reste recommandé : il faut le produire à nouveau.',
  ),
};

/** The message that a resident of one place can be exempt from the tax of another. */
export function exemptionMessage(home: Texts, work: Texts): Texts {
  return texts(
    `A resident of ${home.en} can be exempt from the tax of ${work.en} with this form.`,
    `Un residente de ${home.es} puede quedar exento del impuesto de ${work.es} con este formulario.`,
    `Ce formulaire (résidence : ${home.fr} ; travail : ${work.fr}) permet d'être exempté de l'impôt du lieu de travail.`,
  );
}
