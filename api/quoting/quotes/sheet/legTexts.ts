import type { Knex } from 'knex';
import { labelsOf } from '../../../core/contract/labels.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { type Locale, textField } from '../../../shared/languages.ts';
import type { Words } from '../../../shared/words.ts';
import { HAND_OVER, TAKE_OVER } from '../legs/handOvers.ts';
import type { Quote } from '../Quote.ts';

type HandOver = Schemas['InvitedHandOver'] | null;

/** The leg that a quote is, in words, by the names of the facts; nothing for a whole. */
export async function legTexts(db: Knex, quote: Quote, locale: Locale) {
  if (!quote.leg) return {};
  const { takeOver, handOver } = await handOversOf(db, quote);
  return {
    leg: labelsOf('BoughtLeg')[quote.leg]![locale],
    takeOver: takeOver && handOverManner(takeOver, locale),
    handOver: handOver && handOverManner(handOver, locale),
    ctpat: quote.ctpat ? DEMANDED[locale] : null,
  };
}

const DEMANDED: Words = { es: 'Se exige', en: 'Required' };

async function handOversOf(
  db: Knex,
  { companyId, id }: Quote,
): Promise<{ takeOver: HandOver; handOver: HandOver }> {
  const { rows } = await db.raw(SQL, { companyId, id });
  return rows[0];
}

const SQL = `select ${TAKE_OVER} as "takeOver", ${HAND_OVER} as "handOver"
  from quotes where quotes.company_id = :companyId and quotes.id = :id`;

/** Where and with which trailer, such as `Puente, Puente del Comercio Mundial. Sigue el mismo remolque`. */
export function handOverManner(handOver: Placed & TrailerThere, locale: Locale): string {
  const trailer = labelsOf('HandOverTrailer')[handOver.trailer]![locale];
  return [handOverPlace(handOver, locale), trailer].join('. ');
}

type TrailerThere = Pick<Schemas['InvitedHandOver'], 'trailer'>;
type Placed = Pick<Schemas['InvitedHandOver'], 'at' | 'bridgeNameEs' | 'bridgeNameEn'>;

/** The yard, or the bridge by its name, of a hand-over. */
export function handOverPlace(handOver: Placed, locale: Locale): string {
  const place = labelsOf('HandOverPlace')[handOver.at]![locale];
  return [place, handOver[textField('bridgeName', locale)]].filter(Boolean).join(', ');
}
