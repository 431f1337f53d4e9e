import type { Transaction } from 'objection';
import { type Link, linkTo } from '../../links/index.ts';
import type { Shipment } from '../../shipments/index.ts';
import type { RateConfirmation } from '../RateConfirmation.ts';

const PATHS = { es: '/confirmation', en: '/en/confirmation' };

/** How long after its issue a revision can be read by the link. */
const READABLE_MS = 90 * 24 * 60 * 60_000;

/** The page of a revision, before the link's token; it says when a later revision has replaced this one. */
export function pathOf({ revision, content }: RateConfirmation): string {
  return `${PATHS[content.language]}?revision=${revision}`;
}

/** The link with which a load's carrier reads and accepts its rate confirmation. */
export function confirmationLink(
  trx: Transaction,
  { id, carrierId }: Pick<Shipment, 'id' | 'carrierId'>,
  { issuedAt }: RateConfirmation,
): Promise<Link> {
  const expiresAt = new Date(new Date(issuedAt).getTime() + READABLE_MS);
  return linkTo(trx, { kind: 'confirmation', subjectId: id, partyId: carrierId!, expiresAt });
}
