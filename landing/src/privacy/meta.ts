import { bilingual } from '../locale.ts';

export const privacyMeta = bilingual({
  es: {
    title: 'Aviso de privacidad · Andén',
    description:
      'Qué datos personales trata Andén, para qué los usa, con quién los comparte y cómo ejercer tus derechos de acceso, rectificación, cancelación y oposición.',
  },
  en: {
    title: 'Privacy notice · Andén',
    description:
      'Which personal data Andén handles, what for, with whom it is shared, and how to exercise your rights of access, rectification, cancellation and objection.',
  },
});
