import type { Lapse } from '@formpress/engine';
import type { Texts } from '@formpress/model';
import { texts } from './texts.ts';

const rules: Record<Exclude<Lapse['rule'], 'DAY'>, Texts> = {
  YEARLY: texts(
    'It must be filed again every year; the deadline is not known.',
    'Debe presentarse de nuevo cada año; no se conoce la fecha límite.',
    "Il faut le produire à nouveau chaque année ; la date limite n'est pas connue.",
  ),
  MOVE: texts(
    'It is valid until the residence changes.',
    'Vale hasta que cambie la residencia.',
    "Il vaut jusqu'à un changement de résidence.",
  ),
  FEDERAL: texts(
    'It lapses together with the federal claim on which it rests.',
    'Caduca junto con la solicitud federal en que se basa.',
    'Il prend fin en même temps que la demande fédérale sur laquelle il repose.',
  ),
  NEVER: texts(
    'It is valid until it is changed.',
    'Vale hasta que se modifique.',
    "Il vaut jusqu'à ce qu'il soit modifié.",
  ),
  NOT_KNOWN: texts(
    'The sources of this form do not say when it lapses.',
    'Las fuentes de este formulario no dicen cuándo caduca.',
    'Les sources de ce formulaire ne disent pas quand il prend fin.',
  ),
};

/** When a certificate lapses, in a sentence. */
export function lapseMessage({ rule, lastDay = '', within }: Lapse, isLapsed: boolean): Texts {
  const sentence = rule === 'DAY' ? dayMessage(lastDay, isLapsed) : rules[rule];
  if (within === undefined) return sentence;
  return texts(
    `${sentence.en} After a change a new one is due within ${within} days.`,
    `${sentence.es} Después de un cambio hay que presentar uno nuevo en ${within} días.`,
    `${sentence.fr} Après un changement, il en faut un nouveau dans les ${within} jours.`,
  );
}

function dayMessage(day: string, isLapsed: boolean): Texts {
  return isLapsed
    ? texts(
        `It lapsed after ${day} and must be filed again.`,
        `Caducó después del ${day} y debe presentarse de nuevo.`,
        `Il a pris fin après le ${day} et doit être produit à nouveau.`,
      )
    : texts(
        `It is valid through ${day}; a new one is due by then.`,
        `Vale hasta el ${day} inclusive; hay que presentar uno nuevo antes de que termine ese día.`,
        `Il vaut jusqu'au ${day} inclus ; il en faut un nouveau d'ici là.`,
      );
}
