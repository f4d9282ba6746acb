import type { Language, LocationData, Texts, UsAddress } from '@formpress/model';
import { normalizeStreet, normalizeWords } from './normalize-street.ts';
import { zipMayBelongTo } from './zip-prefixes.ts';

/** What the embedded resolver knows about an address. It says no more than that. */
export type Located = { data: LocationData; error?: { id: string; code: string; message: string } };

const wrongZip = {
  code: 'AE01',
  message: text(
    'ZIP code and state disagree',
    'El código ZIP y el estado no coinciden',
    "Le code ZIP et l'État ne concordent pas",
  ),
  description: text(
    'The ZIP code is unknown or belongs to another state. The state that was sent was used.',
    'El código ZIP es desconocido o pertenece a otro estado. Se usó el estado enviado.',
    "Le code ZIP est inconnu ou appartient à un autre État. L'État envoyé a été utilisé.",
  ),
};

/**
 * Looks at one US address without asking anyone: postal spelling, and whether ZIP code and state
 * agree.
 */
export function locateAddress(id: string, address: UsAddress, language: Language): Located {
  const agrees = zipMayBelongTo(address.state, address.zipCode);
  const { code, message, description } = wrongZip;
  const result = { message: message[language], description: description[language] };
  const data: LocationData = {
    id,
    inputAddress: { ...address },
    normalizedAddress: normalizeAddress(address),
    addressResultMessages: agrees ? {} : { [code]: result },
    verified: false,
    geocoded: false,
  };
  return agrees ? { data } : { data, error: { id, code, message: description[language] } };
}

function normalizeAddress(address: UsAddress): Record<string, string> {
  const unit = normalizeStreet(address.streetAddress2 ?? '');
  return {
    streetAddress1: normalizeStreet(address.streetAddress1),
    ...(unit && { streetAddress2: unit }),
    city: normalizeWords(address.city),
    state: address.state,
    zipCode: address.zipCode,
  };
}

function text(en: string, es: string, fr: string): Texts {
  return { en, es, fr };
}
