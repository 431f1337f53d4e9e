import type { Knex } from 'knex';
import type { Schemas } from '../../../core/contract/types.ts';
import { dateInWords } from '../../../core/i18n/dateInWords.ts';
import { moneyText } from '../../../core/i18n/moneyText.ts';
import type { Locale } from '../../../shared/words.ts';
import { unitsOf } from '../../../shared/measures.ts';
import { countryOf } from '../../../network/companies/index.ts';
import type { Quote } from '../Quote.ts';
import { labelled, loadTexts } from '../sheet/loadTexts.ts';

/** The load and its shared price in words and in the customer's units, as it reads them in mails and on its page. */
export async function priceSheet(
  db: Knex,
  quote: Quote,
  locale: Locale,
): Promise<Schemas['LoadFact'][]> {
  const { customerId, sharedValue, sharedCurrency, sharedUntil, sharedComment } = quote;
  const units = customerId ? unitsOf(await countryOf(customerId, db)) : undefined;
  const texts = {
    ...(await loadTexts(db, quote, { locale, units })),
    price: sharedValue && moneyText(sharedValue, sharedCurrency ?? quote.currency),
    validUntil: sharedUntil && dateInWords(sharedUntil, locale),
    priceComment: sharedComment,
  };
  return labelled(texts, locale);
}
