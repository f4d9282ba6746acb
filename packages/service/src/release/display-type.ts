import type { CatalogForm } from '@formpress/model';

const names: Record<CatalogForm['type'], string> = {
  RESIDENT: 'Resident',
  NON_RESIDENT: 'Nonresident',
  EXEMPT: 'Exempt',
  EXEMPT_MILITARY_SPOUSE: 'Exempt Military Spouse',
  CANADA_RESIDENT: 'Canada Resident',
};

/** The display name of a form's type, for form information and completed forms. */
export function displayType(type: CatalogForm['type']): string {
  return names[type];
}
