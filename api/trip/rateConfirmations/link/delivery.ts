import type { Schemas } from '../../../core/contract/types.ts';
import { deliveryOf } from '../../../platform/links/index.ts';
import { lastRevision } from '../lastRevision.ts';
import { RateConfirmation } from '../RateConfirmation.ts';

type Load = Pick<Schemas['Shipment'], 'id' | 'companyId' | 'carrierId'>;

/** Whom the latest revision reached, and whether a person has opened it since it was issued. */
export async function delivery({
  id,
  companyId,
  carrierId,
}: Load): Promise<Schemas['LinkDelivery']> {
  const db = RateConfirmation.knex();
  const latest = await lastRevision(db, { id, companyId });
  if (!carrierId || !latest) return { mails: [], openedAt: null };
  const link = { kind: 'confirmation', subjectId: id, partyId: carrierId } as const;
  const { mails, openedAt } = await deliveryOf(db, link);
  const isNews = openedAt && new Date(openedAt) >= new Date(latest.issuedAt);
  return { mails, openedAt: isNews ? openedAt : null };
}
