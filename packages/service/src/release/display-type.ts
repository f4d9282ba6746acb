import type { CatalogForm } from '@formpress/model';

const names: Record<CatalogForm['type'], string> = {
  RESIDENT: 'Resident',
  NON_RESIDENT: 'Nonresident',
  EXEMPT: 'Exempt',
  EXEMPT_MILITARY_SPOUSE: 'Exempt Military Spouse',
  CANADA_RESIDENT: 'Canada Resident',
};

/** The kind of a form in the display style of form information and of completed forms. */
export function displayType(type: CatalogForm['type']): string {
  return names[type];
}
