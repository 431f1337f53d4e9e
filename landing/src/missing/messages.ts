import { bilingual } from '../locale.ts';

const title = 'Esta página no existe · Page not found · Andén';

export const missingMeta = bilingual({
  es: { title, description: 'La dirección no existe en Andén.' },
  en: { title, description: 'This address does not exist at Andén.' },
});

export const missingMessages = bilingual({
  es: {
    title: 'Esta página no existe',
    text: 'La dirección que buscas no existe o cambió de lugar.',
    home: 'Volver al inicio',
  },
  en: {
    title: 'Page not found',
    text: 'The address you are looking for does not exist or has moved.',
    home: 'Back to the home page',
  },
});
