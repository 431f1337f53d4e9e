import type { Knex } from 'knex';
import type { Schemas } from '../../../core/contract/types.ts';
import { momentWithZone } from '../../../core/i18n/dateInWords.ts';
import { moneyText } from '../../../core/i18n/moneyText.ts';
import type { Locale } from '../../../shared/words.ts';
import { zoneOf } from '../../../platform/geography/timeZones.ts';
import { unitsOf } from '../../../shared/measures.ts';
import { nationalityOf } from '../../../network/carriers/index.ts';
import { labelled, legTexts, loadTexts, type Quote } from '../../quotes/index.ts';
import type { Invitation } from '../Invitation.ts';

type Deadline = Pick<Invitation, 'startsAt' | 'deadlineAt'>;
type Invited = Deadline & Pick<Invitation, 'carrierId'>;

/**
 * Everything that a carrier needs to give a rate, in words, in its units, in the order in which its mail and its
 * page show it.
 */
export async function sheetOf(
  db: Knex,
  quote: Quote,
  invitation: Invited,
  locale: Locale,
): Promise<Schemas['LoadFact'][]> {
  const units = unitsOf(await nationalityOf(invitation.carrierId, db));
  const texts = {
    ...(await loadTexts(db, quote, { locale, units, seesGoods: true })),
    ...(await legTexts(db, quote, locale)),
    deadline: deadlineText(invitation, zoneOf(quote.origin), locale),
    target: quote.targetRate && moneyText(quote.targetRate, quote.currency),
  };
  return labelled(texts, locale);
}

/** The deadline, and when the time to answer starts if not at the sending. */
function deadlineText({ startsAt, deadlineAt }: Deadline, zone: string, locale: Locale) {
  if (!deadlineAt) return null;
  const deadline = momentWithZone(new Date(deadlineAt), zone, locale);
  if (!startsAt) return deadline;
  return `${deadline}. ${STARTS[locale]} ${momentWithZone(new Date(startsAt), zone, locale)}`;
}

const STARTS = {
  es: 'Puede responder desde ahora; el plazo empieza el',
  en: 'You can answer now; the time to answer starts on',
};
