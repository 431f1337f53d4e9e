import type { Words } from '../core/i18n/words.ts';

/** Specification, section 5. */
export const NEEDED: Words = { es: 'Este campo es necesario', en: 'This field is required' };

/** Specification, section 5: terms and conditions must be accepted to register. */
export const TERMS: Words = {
  es: 'Acepte los términos y condiciones para registrarse',
  en: 'Accept the terms and conditions to register',
};

/** Specification, section 8: the RFC is linked to another record; of that record nothing is said. */
export const LINKED: Words = {
  es: 'El RFC ya está ligado a otro registro de transportista. Si ya tiene cuenta, inicie sesión; si es un error, use Ayuda en el menú de su nombre o el formulario de contacto.',
  en: 'The RFC is already linked to another carrier record. If you have an account, sign in; if this is a mistake, use Help in the name menu or the contact form.',
};

/** Specification, section 8: carrier saved. */
export const FINISHED: Words = {
  es: 'Transportista guardado. Revisamos sus datos y le escribimos para pedirle sus documentos.',
  en: 'Carrier saved. We review your data and write to you to ask for your documents.',
};
