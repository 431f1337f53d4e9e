import { linkedRfc } from '../../network/carriers/index.ts';
import type { Words } from '../../shared/words.ts';
import { contractMessage } from '../../core/contract/document.ts';

/** The error when the terms and conditions are not accepted (specification, section 5). */
export const TERMS = contractMessage('TermsAccepted', 'required');

/**
 * The error for an existing RFC, with the way to contact us; without data of the other record (specification, section
 * 8).
 */
export const LINKED: Words = {
  es: `${linkedRfc.es} Sin cuenta, sirve el formulario de contacto.`,
  en: `${linkedRfc.en} Without an account, use the contact form.`,
};

/** The message "carrier saved" (specification, section 8). */
export const FINISHED: Words = {
  es: 'Transportista guardado. Revisaremos los datos y escribiremos para pedir los documentos.',
  en: 'Carrier saved. We will review the data and write to ask for the documents.',
};
