import type { Locale } from '../../shared/words.ts';
import type { Carrier } from './Carrier.ts';

/** The language of e-mails to a carrier: Spanish in Mexico, English elsewhere. */
export function languageOf({ nationality }: Pick<Carrier, 'nationality'>): Locale {
  return nationality === 'MX' ? 'es' : 'en';
}

/** The same in SQL, on a row of carriers. */
export const LANGUAGE = "case nationality when 'MX' then 'es' else 'en' end";
