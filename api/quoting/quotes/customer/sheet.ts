import type { Knex } from 'knex';
import type { Schemas } from '../../../core/contract/types.ts';
import { dateInWords } from '../../../core/i18n/dateInWords.ts';
import { moneyText } from '../../../core/i18n/moneyText.ts';
import type { Locale } from '../../../shared/words.ts';
import type { Quote } from '../Quote.ts';
import { labelled, loadTexts } from '../sheet/loadTexts.ts';

/** The load and its shared price in words, as the customer reads them in mails and on its page. */
export async function priceSheet(
  db: Knex,
  quote: Quote,
  locale: Locale,
): Promise<Schemas['LoadFact'][]> {
  const { sharedValue, sharedCurrency, sharedUntil, sharedComment } = quote;
  const texts = {
    ...(await loadTexts(db, quote, locale)),
    price: sharedValue && moneyText(sharedValue, sharedCurrency ?? quote.currency),
    validUntil: sharedUntil && dateInWords(sharedUntil, locale),
    priceComment: sharedComment,
  };
  return labelled(texts, locale);
}
