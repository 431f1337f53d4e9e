import { approveDocuments, buildCarrier } from '../../../network/carriers/test/factory.ts';
import { companyOf, saved, type Columns } from '../../../testing/base/saved.ts';
import { buildQuote } from '../../quotes/test/factory.ts';
import { Quote } from '../../quotes/index.ts';
import { Invitation } from '../Invitation.ts';
import { Rate } from '../Rate.ts';

type Overrides = Columns<Invitation> & { rate?: Columns<Rate> };

/**
 * Inserts an invitation, sent to a new carrier with valid documents and one hour to answer; with `rate`, rated. The
 * status of its quote is set accordingly.
 */
export async function buildInvitation({ rate, ...overrides }: Overrides = {}): Promise<Invitation> {
  const quoteId = overrides.quoteId ?? (await buildQuote()).id;
  const carrierId = overrides.carrierId ?? (await buildCarrier()).id;
  const clock = { sentAt: minutesFrom(-5), deadlineAt: minutesFrom(55) };
  const status = rate ? 'rated' : 'sent';
  await Quote.query()
    .patch({ status, ...clock })
    .where({ id: quoteId })
    .whereIn('status', ['pending', 'sent']);
  const isOut = overrides.status !== 'pending';
  const companyId = await companyOf(Quote, quoteId);
  const row = { companyId, quoteId, carrierId, status, ...(isOut ? clock : {}), ...overrides };
  const invitation = await saved(Invitation, row);
  await approveDocuments(carrierId);
  if (rate) await buildRate({ invitationId: invitation.id, ...rate });
  return invitation;
}

/** Inserts a rate, by default 1,500 US dollars all-in. */
export async function buildRate(
  overrides: Columns<Rate> & { invitationId: string },
): Promise<Rate> {
  const companyId = await companyOf(Invitation, overrides.invitationId);
  const basis = overrides.linehaul ? {} : { allIn: '1500.00' };
  const row = { companyId, version: 1, currency: 'USD', ...basis, ...overrides };
  const rate = await saved<Rate>(Rate, row);
  const { invitationId: id, createdAt: firstRateAt } = rate;
  if (rate.version === 1) await Invitation.query().where({ companyId, id }).patch({ firstRateAt });
  return rate;
}

/** The time `minutes` from now. */
export function minutesFrom(minutes: number) {
  return new Date(Date.now() + minutes * 60_000);
}
