import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Locale } from '../../../shared/words.ts';
import { companyOf } from '../../quotes/index.ts';
import { proposedQuote } from './proposedQuote.ts';
import { recordsFor } from './records.ts';
import { readInZones } from './readInZones.ts';

/** Reads a message with the records of the caller's company; nothing is saved. 422 for a company that the caller may not name. */
export async function proposeQuotes(
  actor: Actor,
  { text, sender, companyId }: Schemas['MessageInput'],
  { locale, now }: { locale: Locale; now: Date },
): Promise<Schemas['MessageReading']> {
  const company = await companyOf(undefined, actor, companyId);
  const message = { text, ...(sender && { sender }) };
  const records = await recordsFor(company, message, { timeZone: actor.timeZone, now });
  const reading = readInZones(text, records);
  const quotes = reading.loads.map((load) =>
    proposedQuote(load, { text, records, locale, sender: reading.sender }),
  );
  return { quotes, rest: reading.rest };
}
