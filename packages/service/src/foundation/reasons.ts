import { maxProblems } from '@formpress/contract';
import type { Texts } from '@formpress/model';
import { texts } from './texts.ts';

const answersRefused = (count: number): Texts =>
  count === 1
    ? texts('1 answer was refused.', 'Se rechazó 1 respuesta.', '1 réponse a été refusée.')
    : texts(
        `${count} answers were refused.`,
        `Se rechazaron ${count} respuestas.`,
        `${count} réponses ont été refusées.`,
      );

const problemsFound = (count: number): Texts =>
  count === 1
    ? texts(
        '1 problem was found in the request.',
        'Se encontró 1 problema en la solicitud.',
        '1 problème a été trouvé dans la requête.',
      )
    : texts(
        `${count} problems were found in the request.`,
        `Se encontraron ${count} problemas en la solicitud.`,
        `${count} problèmes ont été trouvés dans la requête.`,
      );

/** The one-sentence reasons of refusals, in every language. */
export const reasons = {
  answersRefused: (count: number): Texts =>
    count > maxProblems
      ? texts(
          `${count} answers were refused; the first ${maxProblems} are listed.`,
          `Se rechazaron ${count} respuestas; se muestran las primeras ${maxProblems}.`,
          `${count} réponses ont été refusées ; les ${maxProblems} premières sont indiquées.`,
        )
      : answersRefused(count),
  problemsFound: (count: number): Texts =>
    count > maxProblems
      ? texts(
          `${count} problems were found in the request; the first ${maxProblems} are listed.`,
          `Se encontraron ${count} problemas en la solicitud; se muestran los primeros ${maxProblems}.`,
          `${count} problèmes ont été trouvés dans la requête ; les ${maxProblems} premiers sont indiqués.`,
        )
      : problemsFound(count),
  keyMissing: texts(
    'The header "api-key" is missing.',
    'Falta el encabezado "api-key".',
    "L'en-tête « api-key » manque.",
  ),
  keyInvalid: texts(
    'The API key is invalid or expired.',
    'La clave de API no es válida o ha caducado.',
    "La clé d'API n'est pas valide ou a expiré.",
  ),
  keyMistyped: texts(
    'The API key is invalid: it was mistyped or cut off.',
    'La clave de API no es válida: está mal escrita o cortada.',
    "La clé d'API n'est pas valide : elle est mal saisie ou coupée.",
  ),
  methodNotAllowed: (allowed: string): Texts =>
    texts(
      `This address answers ${allowed} only.`,
      `Esta dirección solo responde a ${allowed}.`,
      `Cette adresse ne répond qu'à ${allowed}.`,
    ),
  bodyTooLarge: texts(
    'The body is larger than 256 KiB.',
    'El cuerpo supera los 256 KiB.',
    'Le corps dépasse 256 Kio.',
  ),
  bodyNotJson: texts(
    'The body must be sent as application/json.',
    'El cuerpo debe enviarse como application/json.',
    'Le corps doit être envoyé en application/json.',
  ),
  bodyNotLines: texts(
    'The body must be sent as application/x-ndjson.',
    'El cuerpo debe enviarse como application/x-ndjson.',
    'Le corps doit être envoyé en application/x-ndjson.',
  ),
  tooManyRequests: (seconds: number): Texts =>
    texts(
      `Too many requests. Try again in ${seconds} s.`,
      `Demasiadas solicitudes. Inténtelo de nuevo en ${seconds} s.`,
      `Trop de requêtes. Réessayez dans ${seconds} s.`,
    ),
  shuttingDown: texts(
    'The service is shutting down. Try again.',
    'El servicio se está cerrando. Inténtelo de nuevo.',
    "Le service s'arrête. Réessayez.",
  ),
  overloaded: texts(
    'The service has too much to do. Try again in 1 s.',
    'El servicio tiene demasiado trabajo. Inténtelo de nuevo en 1 s.',
    'Le service est surchargé. Réessayez dans 1 s.',
  ),
  auditUnavailable: texts(
    'The service cannot record what it does at the moment, so it completes no form. Try again.',
    'El servicio no puede registrar lo que hace en este momento, así que no completa formularios. ' +
      'Inténtelo de nuevo.',
    "Le service ne peut pas consigner ce qu'il fait en ce moment ; il ne remplit donc aucun " +
      'formulaire. Réessayez.',
  ),
  ownFault: texts(
    'The service failed. The fault is ours and was logged under this request id.',
    'El servicio falló. El error es nuestro y se registró con este id de solicitud.',
    'Le service a échoué. La faute est nôtre et a été consignée sous cet id de requête.',
  ),
} as const;
