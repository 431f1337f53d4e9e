import type { Transaction } from 'objection';
import { type Link, linkTo } from '../../links/index.ts';
import type { Invitation } from '../Invitation.ts';

/** The pages on which carriers answer by link. */
export const PATHS = { es: '/answer', en: '/en/answer' };

/** How long after the deadline the outcome can be read by the link. */
const READABLE_MS = 30 * 24 * 60 * 60_000;

/** The link to answer an invitation, made at the first call; it can be read for 30 days after the deadline. */
export function answerLink(
  trx: Transaction,
  { id, carrierId, deadlineAt }: Pick<Invitation, 'id' | 'carrierId' | 'deadlineAt'>,
): Promise<Link> {
  const expiresAt = new Date(new Date(deadlineAt ?? Date.now()).getTime() + READABLE_MS);
  return linkTo(trx, { kind: 'answer', subjectId: id, partyId: carrierId, expiresAt });
}
