import type { Texts } from '@formpress/model';
import { texts } from './texts.ts';

const orElse = (nearest: string | undefined): [string, string, string] =>
  nearest === undefined
    ? ['', '', '']
    : [
        ` Did you mean "${nearest}"?`,
        ` ¿Quiso decir "${nearest}"?`,
        ` Vouliez-vous dire « ${nearest} » ?`,
      ];

const list = (names: string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

/**
 * All messages of the service to callers, in every language. None repeats a value that was sent.
 */
export const messages = {
  invalidJson: texts(
    'The body is not a JSON object.',
    'El cuerpo no es un objeto JSON.',
    "Le corps n'est pas un objet JSON.",
  ),
  tooManyValues: (most: number): Texts =>
    texts(
      `The body has more than ${most} values.`,
      `El cuerpo tiene más de ${most} valores.`,
      `Le corps a plus de ${most} valeurs.`,
    ),
  unknownKey(nearest: string | undefined): Texts {
    const [en, es, fr] = orElse(nearest);
    return texts(
      `There is no such key.${en}`,
      `No existe esa clave.${es}`,
      `Cette clé n'existe pas.${fr}`,
    );
  },
  missing: texts('This is missing.', 'Falta este dato.', 'Cette donnée manque.'),
  notText: texts('This must be a text.', 'Debe ser un texto.', 'Ce doit être un texte.'),
  notObject: texts('This must be an object.', 'Debe ser un objeto.', 'Ce doit être un objet.'),
  notList: texts('This must be a list.', 'Debe ser una lista.', 'Ce doit être une liste.'),
  notAnswer: texts(
    'An answer must be a text, a number, or true or false.',
    'Una respuesta debe ser un texto, un número, o true o false.',
    'Une réponse doit être un texte, un nombre, ou true ou false.',
  ),
  notChoices: texts(
    'An answer must be a list of option ids, or these ids as a text, joined by commas.',
    'Una respuesta debe ser una lista de ids de opciones, o esos ids como texto, separados por comas.',
    "Une réponse doit être une liste d'ids d'options, ou ces ids en un texte, séparés par des virgules.",
  ),
  numberTooLong: texts(
    'This number has too many digits to be read exactly. Send it as a text.',
    'Este número tiene demasiados dígitos para leerse con exactitud. Envíelo como texto.',
    'Ce nombre a trop de chiffres pour être lu exactement. Envoyez-le sous forme de texte.',
  ),
  mixedAddress: texts(
    'An address must have either the US fields (state, zipCode) or the Canadian fields ' +
      '(provinceTerritory, postalCode).',
    'Una dirección es o bien de forma estadounidense (state, zipCode) o bien canadiense ' +
      '(provinceTerritory, postalCode).',
    'Une adresse est soit de forme américaine (state, zipCode), soit de forme canadienne ' +
      '(provinceTerritory, postalCode).',
  ),
  unknownState: texts(
    'Enter the two-letter abbreviation of a US state, in capitals.',
    'Indique la abreviatura de dos letras de un estado de EE. UU., en mayúsculas.',
    "Indiquez l'abréviation de deux lettres d'un État américain, en majuscules.",
  ),
  unknownProvince: texts(
    'Enter the two-letter abbreviation of a Canadian province or territory, in capitals.',
    'Indique la abreviatura de dos letras de una provincia o territorio de Canadá, en mayúsculas.',
    "Indiquez l'abréviation de deux lettres d'une province ou d'un territoire du Canada, en " +
      'majuscules.',
  ),
  badZipCode: texts(
    'Enter a ZIP code of five digits.',
    'Indique un código postal (ZIP) de cinco dígitos.',
    'Indiquez un code ZIP de cinq chiffres.',
  ),
  badPostalCode: texts(
    'Enter a Canadian postal code, such as K1A 0B1.',
    'Indique un código postal canadiense, como K1A 0B1.',
    'Indiquez un code postal canadien, par exemple K1A 0B1.',
  ),
  tooLong: (most: number): Texts =>
    texts(
      `Enter at most ${most} characters.`,
      `Indique como máximo ${most} caracteres.`,
      `Indiquez au plus ${most} caractères.`,
    ),
  noWorkAddress: texts(
    'Send at least one work address.',
    'Envíe al menos una dirección de trabajo.',
    'Envoyez au moins une adresse de travail.',
  ),
  tooManyWorkAddresses: (most: number): Texts =>
    texts(
      `Send at most ${most} work addresses.`,
      `Envíe como máximo ${most} direcciones de trabajo.`,
      `Envoyez au plus ${most} adresses de travail.`,
    ),
  unknownTimezone: texts(
    'Timezone must be an IANA time zone, such as America/New_York.',
    'Timezone debe ser una zona horaria IANA, como America/New_York.',
    'Timezone doit être un fuseau horaire IANA, par exemple America/New_York.',
  ),
  unknownSignForm: texts(
    'signForm must be PREVIEW, SIGN or SIGN_EXTERNALLY.',
    'signForm debe ser PREVIEW, SIGN o SIGN_EXTERNALLY.',
    'signForm doit être PREVIEW, SIGN ou SIGN_EXTERNALLY.',
  ),
  notTrueOrFalse: texts(
    'This must be true or false.',
    'Debe ser true o false.',
    'Ce doit être true ou false.',
  ),
  repeatedParameter: texts(
    'Send this parameter once.',
    'Envíe este parámetro una sola vez.',
    'Envoyez ce paramètre une seule fois.',
  ),
  unprintable: texts(
    'This has a character that cannot be printed on the form.',
    'Contiene un carácter que no se puede imprimir en el formulario.',
    'Il y a un caractère qui ne peut pas être imprimé sur le formulaire.',
  ),
  tooWide: texts(
    'This is too long for its place on the form.',
    'Es demasiado largo para su lugar en el formulario.',
    "C'est trop long pour sa place sur le formulaire.",
  ),
  noSuchForm(nearest: string | undefined): Texts {
    const [en, es, fr] = orElse(nearest);
    return texts(
      `There is no such form.${en}`,
      `No existe ese formulario.${es}`,
      `Ce formulaire n'existe pas.${fr}`,
    );
  },
  noSuchVersion: (id: string, versions: string[]): Texts =>
    texts(
      `Form ${id} has no such version. It has ${list(versions, 'and')}.`,
      `El formulario ${id} no tiene esa versión. Tiene ${list(versions, 'y')}.`,
      `Le formulaire ${id} n'a pas cette version. Il a ${list(versions, 'et')}.`,
    ),
  notInForce: (id: string, versions: string[]): Texts =>
    texts(
      `No version of form ${id} is in force yet. It has ${list(versions, 'and')}.`,
      `Ninguna versión del formulario ${id} está en vigor todavía. Tiene ${list(versions, 'y')}.`,
      `Aucune version du formulaire ${id} n'est encore en vigueur. Il a ${list(versions, 'et')}.`,
    ),
  noSuchSet: texts(
    'There is no such question set.',
    'No existe ese conjunto de preguntas.',
    "Cet ensemble de questions n'existe pas.",
  ),
  noSuchFlow(nearest: string | undefined): Texts {
    const [en, es, fr] = orElse(nearest);
    return texts(
      `There is no flow with questions under this id.${en}`,
      `No existe un flujo con preguntas con este id.${es}`,
      `Aucun parcours avec questions ne porte cet id.${fr}`,
    );
  },
  noSuchPath: texts(
    'There is nothing at this address.',
    'No hay nada en esta dirección.',
    "Il n'y a rien à cette adresse.",
  ),
  latestUsed: (version: string): Texts =>
    texts(
      `No formVersion was sent, so the latest version, ${version}, was used. A later version ` +
        'can make stored answers invalid: send formVersion.',
      `No se envió formVersion, así que se usó la versión más reciente, ${version}. Una ` +
        'versión posterior puede invalidar respuestas guardadas: envíe formVersion.',
      `formVersion n'a pas été envoyé ; la version la plus récente, ${version}, a donc été ` +
        'utilisée. Une version ultérieure peut rendre invalides des réponses conservées : ' +
        'envoyez formVersion.',
    ),
  deprecated: (version: string, current: string): Texts =>
    texts(
      `Version ${version} of this form is deprecated. The current version is ${current}.`,
      `La versión ${version} de este formulario está en desuso. La versión actual es ${current}.`,
      `La version ${version} de ce formulaire est obsolète. La version actuelle est ${current}.`,
    ),
  outdated: (since: string): Texts =>
    texts(
      `A newer revision or newer amounts of this form have been in force since ${since}; the amounts of this one may be out of date.`,
      `Desde el ${since} está en vigor una revisión más nueva de este formulario o de sus montos; los montos de esta pueden estar desactualizados.`,
      `Une révision plus récente de ce formulaire ou de ses montants est en vigueur depuis le ${since} ; les montants de celle-ci peuvent être périmés.`,
    ),
} as const;
