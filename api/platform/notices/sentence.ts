import type { Schemas } from '../../core/contract/types.ts';
import type { Names } from '../../core/export/words.ts';
import { dateInWords } from '../../core/i18n/dateInWords.ts';
import { percentInText } from '../../shared/amounts.ts';
import { moneyText } from '../../core/i18n/moneyText.ts';
import type { Locale, Words } from '../../shared/words.ts';
import type { NoticeRow, Values } from './row.ts';

type Params = Schemas['NotificationParams'];

/** What an event says, in both languages. */
export function sentenceOf(row: NoticeRow, params: Params): Words {
  return {
    es: row.text.es(valuesOf(row, params, 'es')),
    en: row.text.en(valuesOf(row, params, 'en')),
  };
}

function valuesOf({ codes = {} }: NoticeRow, params: Params, locale: Locale): Values {
  const { reference = '', origin = '', destination = '', amount, currency, day } = params;
  const { rank, distancePercent, count = 0, person = '', failed = 0 } = params;
  return {
    ...{ reference, origin, destination, count, person, failed },
    lane: `${origin} → ${destination}`,
    carrier: params.carrier ?? A_CARRIER[locale],
    amount: amount && currency ? moneyText(amount, currency) : '',
    status: inSentence(nameOf(codes.status, params.status, locale)),
    reason: inSentence(nameOf(codes.reason, params.reason, locale)),
    subject: nameOf(codes.subject, params.subject, locale),
    incident: params.incident?.[locale] ?? '',
    day: day ? dateInWords(day, locale) : '',
    rank: rank ? String(rank) : '',
    distance: distancePercent ? `${percentInText(Number(distancePercent))}%` : '',
  };
}

const A_CARRIER = { es: 'Un transportista', en: 'A carrier' };

/** The name of a code; what has no name is shown as it is. */
function nameOf(names: Names | undefined, code: string | undefined, locale: Locale): string {
  const [es, en] = names?.[code ?? ''] ?? [code ?? '', code ?? ''];
  return locale === 'es' ? es : en;
}

function inSentence(name: string): string {
  return name.toLowerCase();
}
