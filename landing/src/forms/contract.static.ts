import { inAll } from '#words';
import { limitsOf, message, statesOf } from '../contract.ts';
import type { Locale } from '../locale.ts';

/** The limits of the fields of each public form. */
export const quoteLimits = limitsOf('QuoteRequest');
export const routeLimits = limitsOf('RouteOffer');
export const demoLimits = limitsOf('DemoRequest');
export const contactLimits = limitsOf('ContactMessage');
export const registrationLimits = limitsOf('RegistrationFields');

/** The states of both countries, by the code of the country. */
export const states = { MX: statesOf('MX'), US: statesOf('US') };

/** The messages of the contract about a phone number, an address and the terms, by language. */
export const phoneTexts = textsOf('Phone', 'pattern');
export const addressTexts = textsOf('Place', 'required');
export const termsTexts = textsOf('TermsAccepted', 'required');

function textsOf(schema: string, keyword: string): Record<Locale, string> {
  return inAll((locale) => message(schema, keyword, locale));
}
