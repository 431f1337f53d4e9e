import type { Schemas } from '../../core/contract/types.ts';
import type { Labels } from '../../core/contract/labels.ts';
import { dateInWords } from '../../core/i18n/dateInWords.ts';
import { percentInText } from '../../shared/amounts.ts';
import { moreStops, stopInSentence } from '../geography/stopText.ts';
import { moneyText } from '../../core/i18n/moneyText.ts';
import { inAll, type Locale, type Words } from '../../shared/words.ts';
import type { NoticeRow, Values } from './row.ts';

type Params = Schemas['NotificationParams'];

/** Writes what an event says, in all languages. */
export function sentenceOf(row: NoticeRow, params: Params): Words {
  return inAll((locale) => row.text[locale](valuesOf(row, params, locale)));
}

function valuesOf({ codes = {} }: NoticeRow, params: Params, locale: Locale): Values {
  const { reference = '', origin = '', destination = '', amount, currency, day } = params;
  const { rank, distancePercent, count = 0, person = '', failed = 0 } = params;
  return {
    reference,
    origin,
    destination,
    count,
    person,
    failed,
    lane: `${origin} → ${destination}${moreStops(params.stops, locale)}`,
    carrier: params.carrier ?? A_CARRIER[locale],
    amount: amount && currency ? moneyText(amount, currency) : '',
    status: inSentence(nameOf(codes.status, params.status, locale)),
    stop: params.stop ? `, ${stopInSentence(params.stop, locale)}` : '',
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
function nameOf(names: Labels | undefined, code: string | undefined, locale: Locale): string {
  return names?.[code ?? '']?.[locale] ?? code ?? '';
}

function inSentence(name: string): string {
  return name.toLowerCase();
}
