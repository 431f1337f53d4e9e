import { expect } from 'chai';
import { buildKey } from '../../platform/keys/test/factory.ts';
import { buildToken } from '../../platform/links/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { buildWebhook } from '../../platform/webhooks/test/factory.ts';
import { resetRateLimits, testDb } from '../base/db.ts';
import { crawl, type Seen } from '../browser/crawl.ts';
import { as, bearing, byLink, type Client } from '../client.ts';
import { hiddenFrom, namedIn } from './hidden.ts';
import { type Driven, driveMarked } from './markedDrive.ts';
import { type Asked, askMarked } from './markedLegs.ts';
import { buildParties, type Parties } from './markedParties.ts';
import { MARKS, type Reader, SIDES, WINNERS } from './marks.ts';

describe('What is written about one leg', function () {
  this.timeout(900_000);
  let parties: Parties, asked: Asked, driven: Driven;
  let webhooks: Partial<Record<Reader, string>>;
  let ids: string[];
  /** The marks that nobody has read yet. */
  const notFound = new Set(Object.values(MARKS));

  before(async () => {
    await resetRateLimits();
    parties = await buildParties();
    webhooks = {};
    for (const side of SIDES) {
      const { carrierId } = parties.carriers[side];
      webhooks[side] = (await buildWebhook({ carrierId })).id;
    }
    webhooks.customer = (await buildWebhook({ companyId: parties.customer.id })).id;
    asked = await askMarked(parties);
    driven = await driveMarked(parties, asked);
    ids = [
      ...[parties.company.id, parties.customer.id, driven.whole],
      ...[...Object.values(asked.parts), ...Object.values(asked.invitations)],
      ...[...Object.values(driven.loads), ...SIDES.map((side) => parties.carriers[side].carrierId)],
    ];
  });

  beforeEach(resetRateLimits);

  const look = (client: Client) => crawl(client, ids);

  for (const side of SIDES)
    it(`is read by its carriers alone: ${side}`, async () => {
      expectOwn(await look(as(parties.carriers[side].user)), side);
    });

  it('is not read by the customer', async () => {
    const seen = await look(as(parties.shipper));
    expectOwn(seen, 'customer');
    const names = ['purchaseCost', 'bestRate', 'assignedLegs', 'wholeId', 'targetRate":"'];
    expect(namedIn(seen, names)).to.deep.equal([]);
  });

  it('is not read by a carrier that was asked for nothing', async () => {
    expectOwn(await look(as(await buildUser({ type: 'carrier' }))), 'stranger');
  });

  it('is not read by a key', async () => {
    for (const [side, scope] of [
      ['transfer', 'shipments:read'],
      ['through', 'invitations:read'],
    ] as const) {
      const { secret } = await buildKey(parties.carriers[side].user, { scopes: [scope] });
      expectOwn(await look(bearing(secret)), side);
    }
    const { secret } = await buildKey(parties.shipper, {
      scopes: ['quotes:read', 'shipments:read'],
    });
    expectOwn(await look(bearing(secret)), 'customer');
  });

  it('is not read by a link of any kind', async () => {
    for (const side of ['transfer', 'transferLoser', 'through'] as const) {
      const { carrierId: partyId } = parties.carriers[side];
      const answer = { kind: 'answer', subjectId: asked.invitations[side], partyId } as const;
      expectOwn(await look(byLink(await buildToken(answer))), side);
    }
    const { carrierId } = parties.carriers.transfer;
    for (const [kind, partyId] of [
      ['confirmation', carrierId],
      ['evidence', carrierId],
      ['moves', carrierId],
      ['carta_porte_carrier', carrierId],
      ['border_carrier', carrierId],
      ['border_mx_broker', parties.company.id],
      ['border_us_broker', parties.company.id],
    ] as const) {
      const link = { kind, subjectId: driven.loads.transfer, partyId };
      expectOwn(await look(byLink(await buildToken(link))), 'transfer');
    }
    for (const [kind, subjectId] of [
      ['price', asked.quote.id],
      ['tracking', driven.whole],
      ['carta_porte_customer', driven.whole],
    ] as const) {
      const link = { kind, subjectId, partyId: parties.customer.id };
      expectOwn(await look(byLink(await buildToken(link))), 'customer');
    }
  });

  it('is in no rate confirmation of another leg, in no mail and no event to another', async () => {
    const db = await testDb();
    for (const side of WINNERS) {
      const client = as(parties.carriers[side].user);
      const path = `/api/shipments/${driven.loads[side]}/rateConfirmations`;
      const { body } = await client.get<{ id: string }[]>(path);
      for (const { id } of body)
        for (const language of ['es', 'en']) {
          const file = await as(parties.broker).get<string>(
            `${path}/${id}/file?format=html&language=${language}`,
          );
          expectOwn([{ path, status: 200, text: file.body }], side, BESIDE[side]);
        }
    }
    for (const side of SIDES) {
      const { mail, user } = parties.carriers[side];
      const mails = await db('mails').whereIn('recipient', [mail, user.email]);
      expect(mails.length, side).to.be.above(0);
      const text = JSON.stringify(mails);
      expectOwn([{ path: `mails to ${side}`, status: 200, text }], side, BESIDE[side]);
    }
    const toCustomer = await db('mails').where({ recipient: parties.shipper.email });
    const text = JSON.stringify(toCustomer);
    expectOwn([{ path: 'mails to the customer', status: 200, text }], 'customer');
    for (const [reader, webhookId] of Object.entries(webhooks)) {
      const events = await db('webhook_events').where({ webhookId });
      expect(events.length, reader).to.be.above(0);
      expectOwn([{ path: 'events', status: 200, text: JSON.stringify(events) }], reader as Reader);
    }
  });

  it('is there to be found', async () => {
    const paths = WINNERS.map((leg) => `/api/quotes/${asked.parts[leg]}/events`);
    for (const path of paths) {
      const { body } = await as(parties.broker).get(path);
      note([{ path, status: 200, text: JSON.stringify(body) }]);
    }
    expect([...notFound]).to.deep.equal([]);
  });

  function note(seen: Seen[]) {
    for (const mark of notFound)
      if (seen.some(({ text }) => text.includes(mark))) notFound.delete(mark);
  }

  /** Expects no mark and no id that the reader may not read, beside these. */
  function expectOwn(seen: Seen[], reader: Reader, beside: string[] = []) {
    note(seen);
    const hidden = hiddenFrom(reader, asked, driven).filter((name) => !beside.includes(name));
    expect(namedIn(seen, hidden), reader).to.deep.equal([]);
  }
});

/** The carriers beside a leg: a confirmation, and its mail, names the company as the contact while no driver is known. */
const BESIDE: Partial<Record<Reader, string[]>> = {
  mexican: [MARKS.transfer],
  transfer: [MARKS.mexican, MARKS.us],
  us: [MARKS.transfer],
};
