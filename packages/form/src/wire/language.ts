/** The languages of the service. */
export type Language = 'en' | 'es' | 'fr';
