import type { Texts } from '@formpress/model';

/** The messages of the engine. None repeats a value that was sent. */
export const messages = {
  missingAnswer: {
    en: 'This question must be answered.',
    es: 'Esta pregunta debe contestarse.',
    fr: 'Cette question doit recevoir une réponse.',
  },
  missing: {
    en: 'This is required.',
    es: 'Este dato es obligatorio.',
    fr: 'Ce renseignement est obligatoire.',
  },
  invalidAnswer: {
    en: 'This answer is not accepted.',
    es: 'Esta respuesta no se acepta.',
    fr: "Cette réponse n'est pas acceptée.",
  },
  noSuchDay: {
    en: 'This date does not exist.',
    es: 'Ese día no existe en el calendario.',
    fr: "Ce jour n'existe pas dans le calendrier.",
  },
  wrongSin: {
    en: 'These digits are not a social insurance number. Check each of them.',
    es: 'Estos dígitos no forman un número de seguro social de Canadá. Revíselos uno por uno.',
    fr: "Ces chiffres ne forment pas un numéro d'assurance sociale. Vérifiez chacun d'eux.",
  },
  sinExpiryMissing: {
    en: 'A social insurance number that begins with 9 needs its expiry date.',
    es: 'Un número de seguro social de Canadá que empieza con 9 necesita su fecha de vencimiento.',
    fr: "Un numéro d'assurance sociale qui commence par 9 doit avoir sa date d'expiration.",
  },
  sinExpired: {
    en: 'The social insurance number has expired.',
    es: 'El número de seguro social de Canadá ha vencido.',
    fr: "Le numéro d'assurance sociale est expiré.",
  },
  mixedAddress: {
    en: 'An address is either in the United States or in Canada: leave out fields of the other.',
    es: 'Una dirección está en los Estados Unidos o en Canadá: omita los campos del otro país.',
    fr: "Une adresse est soit aux États-Unis, soit au Canada : omettez les champs de l'autre pays.",
  },
  unknownState: {
    en: 'There is no state with this abbreviation.',
    es: 'Ningún estado tiene esta abreviatura.',
    fr: "Aucun État n'a cette abréviation.",
  },
  unknownProvince: {
    en: 'There is no province or territory with this abbreviation.',
    es: 'Ninguna provincia ni territorio tiene esta abreviatura.',
    fr: "Aucune province ni aucun territoire n'a cette abréviation.",
  },
  ineligible: {
    en: 'With this answer the form cannot be used.',
    es: 'Con esta respuesta no se puede usar el formulario.',
    fr: 'Avec cette réponse, le formulaire ne peut pas être utilisé.',
  },
  federalNotTaken: {
    en: 'This form does not take federal values.',
    es: 'Este formulario no admite valores federales.',
    fr: "Ce formulaire n'accepte pas de valeurs fédérales.",
  },
  federalStatusMissing: {
    en: 'The federal filing status is required unless the employee is exempt.',
    es: 'El estado civil federal es obligatorio, salvo que el empleado esté exento.',
    fr: "Le statut fédéral de déclarant est obligatoire, sauf si l'employé est exempté.",
  },
  federalStatusUnknown: {
    en: 'This is not a federal filing status.',
    es: 'Este no es un estado civil federal para la declaración.',
    fr: "Ceci n'est pas un statut fédéral de déclarant.",
  },
  federalYesNo: {
    en: 'Send true or false.',
    es: 'Envíe true o false.',
    fr: 'Envoyez true ou false.',
  },
  federalAmount: {
    en: 'Send an amount with at most two decimals, such as 1250.00.',
    es: 'Envíe una cantidad con dos decimales como máximo, por ejemplo 1250.00.',
    fr: 'Envoyez un montant avec au plus deux décimales, par exemple 1250.00.',
  },
  federalNegative: {
    en: 'This amount cannot be below zero.',
    es: 'Esta cantidad no puede ser menor que cero.',
    fr: 'Ce montant ne peut pas être inférieur à zéro.',
  },
  federalTooLarge: {
    en: 'Send an amount below 10,000,000,000.',
    es: 'Envíe una cantidad menor que 10,000,000,000.',
    fr: 'Envoyez un montant inférieur à 10 000 000 000.',
  },
  federalAlienExempt: {
    en: 'A nonresident alien cannot be exempt from federal withholding.',
    es: 'Un extranjero no residente no puede estar exento de la retención federal.',
    fr: 'Un étranger non résident ne peut pas être exempté de la retenue fédérale.',
  },
} satisfies Record<string, Texts>;

/** The message for an unknown question id, with the nearest known one. */
export function unknownQuestion(nearest: string | undefined): Texts {
  return withNearest(nearest, {
    en: 'This form has no such question.',
    es: 'Este formulario no tiene esa pregunta.',
    fr: "Ce formulaire n'a pas cette question.",
  });
}

/** The message for an unknown federal value, with the nearest known one. */
export function unknownFederalValue(nearest: string | undefined): Texts {
  return withNearest(nearest, {
    en: 'There is no such federal value.',
    es: 'No existe ese valor federal.',
    fr: "Cette valeur fédérale n'existe pas.",
  });
}

function withNearest(nearest: string | undefined, { en, es, fr }: Texts): Texts {
  if (nearest === undefined) return { en, es, fr };
  return {
    en: `${en} Did you mean "${nearest}"?`,
    es: `${es} ¿Quiso decir "${nearest}"?`,
    fr: `${fr} Vouliez-vous dire « ${nearest} » ?`,
  };
}
