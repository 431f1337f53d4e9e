import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Locale } from '../../../shared/words.ts';
import { keyWithin } from '../../../core/records/lock.ts';
import { Quote } from '../../quotes/index.ts';
import { Invitation } from '../Invitation.ts';
import { invitationPolicy as may } from '../policy.ts';
import { sheetOf } from './sheet.ts';

/** The request in words; throws 404 where the invitation is not visible to the actor. */
export async function showSheet(
  actor: Actor,
  id: string,
  locale: Locale,
): Promise<Schemas['LoadFact'][]> {
  const key = await keyWithin(Invitation, may.visible(actor), id);
  const invitation = (await Invitation.query().findOne(key))!;
  const { quoteId, companyId } = invitation;
  const quote = (await Quote.query().findOne({ id: quoteId, companyId }))!;
  return sheetOf(Quote.knex(), quote, invitation, locale);
}
