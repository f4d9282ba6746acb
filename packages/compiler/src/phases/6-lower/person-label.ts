import type { Language } from '@formpress/model';
import type { LinkedBinding } from '../4-link/linked/linked-form.ts';

type Label = Record<Language, string>;

const fields: Record<string, Label> = {
  name: { en: 'Name', es: 'Nombre', fr: 'Nom' },
  firstName: { en: 'First name', es: 'Nombre', fr: 'Prénom' },
  middleInitial: { en: 'Middle initial', es: 'Inicial del segundo nombre', fr: 'Initiale' },
  lastName: { en: 'Last name', es: 'Apellido', fr: 'Nom de famille' },
  socialSecurityNumber: {
    en: 'Social security number',
    es: 'Número de Seguro Social',
    fr: 'Numéro de sécurité sociale (États-Unis)',
  },
  socialInsuranceNumber: {
    en: 'Social insurance number',
    es: 'Número de seguro social (Canadá)',
    fr: "Numéro d'assurance sociale",
  },
  federalEIN: {
    en: 'Employer identification number',
    es: 'Número de identificación del empleador',
    fr: "Numéro d'identification de l'employeur",
  },
  telephoneNumber: { en: 'Telephone number', es: 'Número de teléfono', fr: 'Numéro de téléphone' },
  address: { en: 'Address', es: 'Dirección', fr: 'Adresse' },
  streetAddress1: { en: 'Street address', es: 'Dirección', fr: 'Adresse' },
  streetAddress2: { en: 'Street address', es: 'Dirección', fr: 'Adresse' },
  city: { en: 'City', es: 'Ciudad', fr: 'Ville' },
  state: { en: 'State', es: 'Estado', fr: 'État' },
  provinceTerritory: {
    en: 'Province or territory',
    es: 'Provincia o territorio',
    fr: 'Province ou territoire',
  },
  zipCode: { en: 'ZIP code', es: 'Código postal', fr: 'Code postal (États-Unis)' },
  postalCode: { en: 'Postal code', es: 'Código postal (Canadá)', fr: 'Code postal' },
};

const owners: Label = { en: 'Employer', es: 'Empleador', fr: 'Employeur' };

/** The label of a field that shows employee or employer data; undefined for other fields. */
export function personLabel(binding: LinkedBinding, language: Language): string | undefined {
  if (!('print' in binding)) return undefined;
  const people = binding.print.flatMap((part) => ('person' in part ? part.person : []));
  const labels = people.flatMap((path) => fields[path.split('.').at(-1) ?? '']?.[language] ?? []);
  if (labels.length === 0) return undefined;
  const owner = people.some((path) => path.startsWith('employer.')) ? `${owners[language]}: ` : '';
  return `${owner}${[...new Set(labels)].join(', ')}`;
}
