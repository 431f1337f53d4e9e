import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { MISSING } from '../../../core/i18n/messages.ts';
import { lockLegsOf, type LockedQuote } from '../../../quoting/quotes/index.ts';

/** Awards open legs of a quote, each to a carrier, all or none. */
export async function awardLegs(
  { trx, quote }: LockedQuote,
  _actor: Actor,
  { awards }: Schemas['QuoteLegsAward'],
  _now: Date,
): Promise<void> {
  const legs = await lockLegsOf(trx, quote);
  awards.forEach(({ legId }, at) => {
    if (!legs.some(({ id }) => id === legId)) throw invalid(`awards.${at}.legId`, MISSING);
  });
}
