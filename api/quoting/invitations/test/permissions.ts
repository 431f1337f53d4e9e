import { createHash } from 'node:crypto';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildQuote } from '../../quotes/test/factory.ts';
import { testDb } from '../../../testing/base/db.ts';
import { buildQuoteByLegs } from '../../../testing/legs/byLegs.ts';
import { call, reads, action } from '../../../testing/permissions/requests.ts';
import type {
  PermissionsByResource,
  Row,
  Target,
  World,
} from '../../../testing/permissions/types.ts';
import { PDF } from '../../../testing/base/smallFiles.ts';
import { Invitation } from '../Invitation.ts';
import { InvitationReply } from '../replies/InvitationReply.ts';
import { buildInvitation } from './factory.ts';
import { mailWithFiles, receiveReply } from './replies/factory.ts';
import { invitationPolicy } from '../policy.ts';

/** The permissions for invitations and for quotes that have been sent. */
export const permissions: PermissionsByResource = {
  invitations: {
    policy: invitationPolicy,
    records: {
      carrier: ({ broker, carrier }) => invited(broker, carrier),
      ended: ({ broker, carrier }) => invited(broker, carrier, 'dismissed'),
      rivalEnded: async ({ broker }) =>
        invited(broker, await buildCarrier({ companyId: broker.id }), 'dismissed'),
      declined: ({ broker, carrier }) => declined(broker, carrier),
      rivalDeclined: async ({ broker }) =>
        declined(broker, await buildCarrier({ companyId: broker.id })),
      waiting: ({ broker, carrier }) => invited(broker, carrier, 'pending'),
      rival: async ({ broker }) => invited(broker, await buildCarrier({ companyId: broker.id })),
      other: async ({ other }) => invited(other, await buildCarrier({ companyId: other.id })),
      offered: ({ broker }) => offered(broker),
      otherOffered: ({ other }) => offered(other),
      replied: ({ broker, carrier }) => replied(broker, carrier),
      otherReplied: async ({ other }) =>
        replied(other, await buildCarrier({ companyId: other.id })),
      rejected: ({ broker }) => offered(broker, 'rejected'),
      otherRejected: ({ other }) => offered(other, 'rejected'),
      leg: async (world) => (await byLegs(world)).own,
      siblingLeg: async (world) => (await byLegs(world)).sibling,
      wholeOfLeg: async (world) => (await byLegs(world)).whole,
    },
    own: ({ company, customer, carrier }) =>
      answered({ companyId: company.id, customerId: customer.id }, carrier),
    parts: { replyId: replyTo },
    calls: [
      ...reads('invitations', 'Invitation', 'Invitations').filter(
        ({ action }) => action !== 'export',
      ),
      call('getInvitationSheet', 'show', 'get', ({ id }) => `invitations/${id}/sheet`),
      action('linkInvitation', 'invitations', 'link'),
      action('mailInvitation', 'invitations', 'mail', () => ({ email: 'tarifas@fletes.test' })),
      action('openInvitation', 'invitations', 'open'),
      action('acknowledgeInvitation', 'invitations', 'acknowledge'),
      action('confirmAvailability', 'invitations', 'available'),
      action('rateInvitation', 'invitations', 'rate', () => ({ currency: 'USD', allIn: '900.00' })),
      action('reopenInvitation', 'invitations', 'reopen'),
      action('logCall', 'invitations', 'call', () => ({
        outcome: 'in_contact',
        reportedBy: 'Rocío',
      })),
      call(
        'readReply',
        'call',
        'post',
        ({ id }) => `invitations/${id}/read_reply`,
        () => ({ text: '18,500 + IVA' }),
      ),
      call('listInvitationReplies', 'replies', 'get', ({ id }) => `invitations/${id}/replies`),
      call(
        'keepReplyAttachment',
        'keep',
        'post',
        ({ id, replyId }) => `invitations/${id}/replies/${replyId}/keep`,
        () => ({ checksum: KEPT, type: 'insurance_cover' }),
      ),
      action('rejectRate', 'invitations', 'reject', () => ({ reason: 'rate_too_high' })),
      action('restoreRate', 'invitations', 'restore'),
      action('declineInvitation', 'invitations', 'decline', () => ({ reason: 'no_availability' })),
    ],
    rows: [
      ['carrier', 'list show', '+++ ++ -- ++'],
      ['carrier', 'open', '+++ ++ -- +-', 'operator and brokers log a call'],
      ['carrier', 'available rate decline', '--- -- -- +-', 'only the carrier answers'],
      ['ended', 'acknowledge', '--- -- -- +-', 'only the carrier acknowledges'],
      ['rivalEnded', 'acknowledge', '--- -- -- 0-'],
      ['declined', 'reopen', '+++ ++ -- +-', 'the carrier, and the broker that logged it'],
      ['rivalDeclined', 'reopen', '+++ ++ -- 0-'],
      ['carrier', 'call', '+++ ++ -- --'],
      ['other', 'call', '+++ 00 -- --'],
      ['carrier', 'link mail', '+++ ++ -- --', 'the broker sends the link'],
      ['other', 'link mail', '+++ 00 -- --'],
      ['carrier', 'replies', '+++ ++ -- --', 'mails to the broker'],
      ['other', 'replies', '+++ 00 -- --'],
      ['replied', 'keep', '++- +- -- --', 'who may upload documents of the carrier'],
      ['otherReplied', 'keep', '++- 0- -- --'],
      ['offered', 'reject', '+++ ++ -- --', 'only the broker rejects a rate'],
      ['otherOffered', 'reject', '+++ 00 -- --'],
      ['rejected', 'restore', '+++ ++ -- --'],
      ['otherRejected', 'restore', '+++ 00 -- --'],
      ['waiting', 'list show', '+++ ++ -- 00', 'not sent yet'],
      ['waiting', 'available rate decline', '--- -- -- 0-'],
      ['rival', 'list show', '+++ ++ -- 00'],
      ['rival', 'open', '+++ ++ -- 0-'],
      ['rival', 'available rate decline', '--- -- -- 0-'],
      ['other', 'list show', '+++ 00 -- 00'],
      ['other', 'open', '+++ 00 -- 0-'],
      ['other', 'available rate decline', '--- -- -- 0-'],
      ['leg', 'list show', '+++ ++ -- ++', 'a carrier is asked for a leg as for a load'],
      ['leg', 'open', '+++ ++ -- +-'],
      ['leg', 'available rate decline', '--- -- -- +-'],
      ...['siblingLeg', 'wholeOfLeg'].flatMap((record): Row[] => [
        [record, 'list show', '+++ ++ -- 00', 'it sees nothing of other parts of the quote'],
        [record, 'open', '+++ ++ -- 0-'],
        [record, 'available rate decline', '--- -- -- 0-'],
        [record, 'replies', '+++ ++ -- --'],
      ]),
    ],
  },
  quotes: {
    records: {
      rated: ({ broker, shipper }) => rated({ companyId: broker.id, customerId: shipper.id }),
      otherRated: ({ other }) => rated({ companyId: other.id }),
    },
    own: async ({ company, customer }) =>
      (await rated({ companyId: company.id, customerId: customer.id })).id,
    calls: [
      action('sendQuote', 'quotes', 'send', ({ world }) => ({ carrierIds: [world.internal.id] })),
      call('getQuoteClock', 'send', 'get', ({ id }) => `quotes/${id}/clock`),
      action('refuseQuote', 'quotes', 'refuse', () => ({ reason: 'rate_too_high' })),
    ],
    rows: [
      ['rated', 'share', '+++ ++ -- --', 'only the broker names the sale price'],
      ['otherRated', 'share', '+++ 00 -- --'],
    ],
  },
};

/** The checksum of the attached file. */
const KEPT = createHash('sha256').update(PDF).digest('hex');

async function invited(
  company: Target,
  carrier: Target,
  status: 'sent' | 'pending' | 'dismissed' = 'sent',
) {
  const { id: quoteId } = await buildQuote({ companyId: company.id });
  return buildInvitation({ quoteId, carrierId: carrier.id, status });
}

/** A quote for whose transfer the carrier is asked, and others for the rest and for the whole. */
async function byLegs({ broker, shipper, carrier }: World) {
  const owners = { companyId: broker.id, customerId: shipper.id };
  const { whole, legs } = await buildQuoteByLegs(owners);
  const asked = async ({ id: quoteId }: Target, carrierId: string) =>
    buildInvitation({ quoteId, carrierId });
  const rival = await buildCarrier({ companyId: broker.id });
  return {
    own: await asked(legs.transfer, carrier.id),
    sibling: await asked(legs.us, rival.id),
    whole: await asked(whole, rival.id),
  };
}

/** An invitation with a reply by mail. */
async function replied(company: Target, carrier: Target) {
  const { id } = await invited(company, carrier);
  return { id, replyId: await replyTo(id) };
}

/** A reply to an invitation by mail, to which a file is attached. */
async function replyTo(invitationId: string) {
  const invitation = (await Invitation.query().findOne({ id: invitationId }))!;
  await receiveReply(invitation, mailWithFiles('18,500', { 'poliza.pdf': PDF }));
  return (await InvitationReply.query().findOne({ invitationId }))!.id;
}

/** An invitation whose carrier said no on the phone. */
async function declined(company: Target, carrier: Target) {
  const { id: quoteId } = await buildQuote({ companyId: company.id, status: 'sent' });
  const status = 'rejected_by_carrier';
  const invitation = await buildInvitation({ quoteId, carrierId: carrier.id, status });
  const event = { entity: 'invitations', entityId: invitation.id, fromStatus: 'sent' };
  const db = await testDb();
  await db('events').insert({ ...event, companyId: company.id, toStatus: status });
  return invitation;
}

/** An invitation with a rate. */
async function answered(parties: { companyId: string; customerId: string }, carrier: Target) {
  const { id: quoteId } = await buildQuote(parties);
  return (await buildInvitation({ quoteId, carrierId: carrier.id, rate: {} })).id;
}

async function offered(company: Target, status: 'rated' | 'rejected' = 'rated') {
  const { id: quoteId } = await buildQuote({ companyId: company.id, status: 'rated' });
  return buildInvitation({ quoteId, status, rate: {} });
}

async function rated(parties: { companyId: string; customerId?: string }) {
  const quote = await buildQuote({ ...parties, status: 'rated' });
  const { id } = await buildInvitation({ quoteId: quote.id, rate: { allIn: '1500.00' } });
  return { id: quote.id, invitationId: id };
}
