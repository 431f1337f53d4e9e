/** The languages to choose from, each by its own name. */
export const LANGUAGES = [
  { locale: 'es', name: 'Español' },
  { locale: 'en', name: 'English' },
];
