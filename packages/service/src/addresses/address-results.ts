import type { Language, Texts } from '@formpress/model';
import { texts } from '../foundation/texts.ts';
import type { ZipCheck } from './zips/check-zip.ts';

/** A result code with its texts. A code always has the same meaning. */
export type AddressFinding = { code: string; message: Texts; description: Texts };

/** A finding in one language, as in replies. */
export type WordedFinding = { code: string; message: string; description: string };

/** A geocoder placed the address between two house numbers of its street. */
export const locatedOnStreet: AddressFinding = {
  code: 'GS01',
  message: texts('Geocoded to street level', 'Ubicada a nivel de calle', 'Située dans la rue'),
  description: texts(
    'The coordinates were estimated from the house numbers of the street.',
    'Las coordenadas se calcularon a partir de los números de la calle.',
    'Les coordonnées ont été estimées à partir des numéros de la rue.',
  ),
};

/** The table of ZIP codes knows only the centre of the ZIP code. */
export const locatedByZip: AddressFinding = {
  code: 'GS03',
  message: texts(
    'Geocoded to ZIP code level',
    'Ubicada a nivel de código ZIP',
    'Située par le code ZIP',
  ),
  description: texts(
    'The coordinates are the centre of the ZIP code.',
    'Las coordenadas son las del centro del código ZIP.',
    'Les coordonnées sont celles du milieu du code ZIP.',
  ),
};

/** The findings for wrong ZIP codes, all with the code for an address whose parts disagree. */
export const wrongZip: Record<Exclude<ZipCheck['kind'], 'agrees'>, AddressFinding> = {
  unknownZip: {
    code: 'AE01',
    message: texts('Unknown ZIP code', 'Código ZIP desconocido', 'Code ZIP inconnu'),
    description: texts(
      'The ZIP code is unknown. The state that was sent was used.',
      'El código ZIP es desconocido. Se usó el estado enviado.',
      "Le code ZIP est inconnu. L'État envoyé a été utilisé.",
    ),
  },
  otherState: {
    code: 'AE01',
    message: texts(
      'ZIP code and state disagree',
      'El código ZIP y el estado no coinciden',
      "Le code ZIP et l'État ne concordent pas",
    ),
    description: texts(
      'The ZIP code belongs to another state. The state that was sent was used.',
      'El código ZIP pertenece a otro estado. Se usó el estado enviado.',
      "Le code ZIP appartient à un autre État. L'État envoyé a été utilisé.",
    ),
  },
  otherCity: {
    code: 'AE01',
    message: texts(
      'ZIP code and city disagree',
      'El código ZIP y la ciudad no coinciden',
      'Le code ZIP et la ville ne concordent pas',
    ),
    description: texts(
      'The ZIP code is far from the city. The state that was sent was used.',
      'El código ZIP está lejos de la ciudad. Se usó el estado enviado.',
      "Le code ZIP est loin de la ville. L'État envoyé a été utilisé.",
    ),
  },
};

/** A Canadian postal code of another province. */
export const wrongPostalCode: AddressFinding = {
  code: 'AE01',
  message: texts(
    'Postal code and province disagree',
    'El código postal y la provincia no coinciden',
    'Le code postal et la province ne concordent pas',
  ),
  description: texts(
    'The postal code belongs to another province. The province that was sent was used.',
    'El código postal pertenece a otra provincia. Se usó la provincia enviada.',
    'Le code postal appartient à une autre province. La province envoyée a été utilisée.',
  ),
};

/** A finding in the caller's language. */
export function inLanguage(
  { code, message, description }: AddressFinding,
  language: Language,
): WordedFinding {
  return { code, message: message[language], description: description[language] };
}
