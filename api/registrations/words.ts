import { linkedRfc } from '../carriers/index.ts';
import type { Words } from '../core/i18n/words.ts';
import { contractMessage } from '../core/contract/document.ts';

/** Specification, section 5: terms and conditions must be accepted to register. */
export const TERMS = contractMessage('TermsAccepted', 'required');

/** Specification, section 8, and where to turn without a name menu; of the other record nothing is said. */
export const LINKED: Words = {
  es: `${linkedRfc.es} Sin cuenta, sirve el formulario de contacto.`,
  en: `${linkedRfc.en} Without an account, use the contact form.`,
};

/** Specification, section 8: carrier saved. */
export const FINISHED: Words = {
  es: 'Transportista guardado. Revisaremos los datos y escribiremos para pedir los documentos.',
  en: 'Carrier saved. We will review the data and write to ask for the documents.',
};
