import type { Texts } from '@formpress/model';
import { texts } from './texts.ts';

/** Messages about lock-in letters, registrations and certificates on file. None repeats a value that was sent. */
export const payrollMessages = {
  unknownLocality: texts(
    'Enter FEDERAL, CANADA_FEDERAL, or the two letters of a state or province, in capitals; a ' +
      'registration can only be in a state or province.',
    'Indique FEDERAL, CANADA_FEDERAL o las dos letras de un estado o provincia, en mayúsculas; un ' +
      'registro solo puede ser en un estado o provincia.',
    "Indiquez FEDERAL, CANADA_FEDERAL ou les deux lettres d'un État ou d'une province, en " +
      'majuscules ; une inscription ne peut être que dans un État ou une province.',
  ),
  unknownStatus: texts(
    'The filing status of a letter must be S, M or H.',
    'El estado civil tributario de una carta debe ser S, M o H.',
    "La situation fiscale d'une lettre doit être S, M ou H.",
  ),
  notAmount: texts(
    'Enter an amount in dollars with at most two decimals, such as 25.00.',
    'Indique un monto en dólares con dos decimales como máximo, como 25.00.',
    'Indiquez un montant en dollars avec deux décimales au plus, comme 25.00.',
  ),
  notDay: texts(
    'Enter a day of the calendar as YYYY-MM-DD.',
    'Indique un día del calendario como AAAA-MM-DD.',
    'Indiquez un jour du calendrier sous la forme AAAA-MM-JJ.',
  ),
  notInForceOn: (id: string, first: string): Texts =>
    texts(
      `No version of form ${id} is in force on that day. The first one is in force from ${first}.`,
      `Ninguna versión del formulario ${id} está en vigor ese día. La primera está en vigor desde el ${first}.`,
      `Aucune version du formulaire ${id} n'est en vigueur ce jour-là. La première est en vigueur à partir du ${first}.`,
    ),
  tooManyItems: (most: number): Texts =>
    texts(
      `Send at most ${most} elements.`,
      `Envíe como máximo ${most} elementos.`,
      `Envoyez au plus ${most} éléments.`,
    ),
  locked: (locality: string): Texts =>
    texts(
      `A lock-in letter for ${locality} fixes the withholding, so this form cannot be filed.`,
      `Una carta de retención obligatoria para ${locality} fija la retención, así que este formulario no se puede presentar.`,
      `Une lettre de retenue imposée pour ${locality} fixe la retenue ; ce formulaire ne peut donc pas être produit.`,
    ),
  followsLocked: texts(
    'This form takes its values from the W-4, which a lock-in letter fixes.',
    'Este formulario toma sus valores del W-4, que una carta de retención obligatoria fija.',
    "Ce formulaire reprend les valeurs du W-4, qu'une lettre de retenue imposée fixe.",
  ),
  lawNotKnown: (locality: string): Texts =>
    texts(
      `Its terms were not used: whether ${locality} accepts a certificate that withholds more than the letter is not known here.`,
      `Sus condiciones no se tomaron en cuenta: aquí no se sabe si ${locality} acepta un certificado que retenga más que la carta.`,
      `Ses conditions n'ont pas été utilisées : on ne sait pas ici si un certificat qui retient plus que la lettre est accepté (${locality}).`,
    ),
  noStatus: texts(
    'Its terms were not used: this form reports no filing status to compare with them.',
    'Sus condiciones no se tomaron en cuenta: este formulario no indica un estado civil tributario con el cual compararlas.',
    "Ses conditions n'ont pas été utilisées : ce formulaire n'indique aucune situation fiscale à leur comparer.",
  ),
  withholdsLess: texts(
    'On this term, the certificate leads to less withholding than the lock-in letter requires.',
    'En este punto, el certificado lleva a una retención menor que la que exige la carta de retención obligatoria.',
    "Sur ce point, le certificat mène à une retenue moindre que celle qu'exige la lettre de retenue imposée.",
  ),
  notRegistered: (locality: string): Texts =>
    texts(
      `The employer is not registered in ${locality}, so it may not have to withhold tax there for an employee who works elsewhere.`,
      `El empleador no está registrado en ${locality}, así que puede no tener que retener impuestos allí por un empleado que trabaja en otro lugar.`,
      `L'employeur n'est pas inscrit à cet endroit (${locality}) ; il se peut donc qu'il n'ait pas à y retenir d'impôt pour un employé qui travaille ailleurs.`,
    ),
  notCertificates: texts(
    'Send at least one certificate.',
    'Envíe al menos un certificado.',
    'Envoyez au moins un certificat.',
  ),
} as const;
