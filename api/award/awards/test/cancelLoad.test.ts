import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildExchangeRate, buildQuote, dayFrom } from '../../../quoting/quotes/test/factory.ts';
import { Shipment } from '../../../trip/shipments/Shipment.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

describe('The load of a quote that ends after its carrier was unassigned', function () {
  this.timeout(30_000);
  let companyId: string, customerId: string, carrierId: string;
  let admin: User, shipper: User, carrier: User;

  before(async () => {
    const company = await buildCompany();
    companyId = company.id;
    customerId = (await buildCustomer(company)).id;
    admin = await buildUser({ companyId });
    shipper = await buildUser({ type: 'shipper', companyId: customerId });
    carrierId = (await buildCarrier({ companyId })).id;
    carrier = await buildUser({ type: 'carrier', carrierId });
    await buildExchangeRate();
  });

  const say = async <T>(user: User, path: string, body: object) => {
    const answer = await as(user).post<T>(`/api/${path}`, body);
    expect(answer.status, JSON.stringify(answer.body)).to.be.oneOf([200, 201]);
    return answer.body;
  };

  /** A quote whose load has lost its carrier, and that load. */
  async function unassigned() {
    const { id: quoteId } = await buildQuote({ companyId, customerId, status: 'rated' });
    const { id: invitationId } = await buildInvitation({ quoteId, carrierId, rate: {} });
    await say(admin, `quotes/${quoteId}/award`, { invitationId });
    await say(admin, `quotes/${quoteId}/unassign`, { reason: 'carrier_cancelled' });
    return { quoteId, invitationId, load: (await Shipment.query().findOne({ quoteId }))!.id };
  }

  /** The customer's view of its load: the status, the last event, and whether a notification says it was cancelled. */
  async function read(load: string) {
    const client = as(shipper);
    const { body: shown } = await client.get<Schemas['Shipment']>(`/api/shipments/${load}`);
    const events = await client.get<Schemas['Event'][]>(`/api/shipments/${load}/events`);
    const told = await client.get<Schemas['Notification'][]>('/api/notifications');
    const { toStatus, reason, comment } = events.body.at(-1)!;
    const isTold = told.body.some(
      ({ entityId, params }) => entityId === load && params.status === 'cancelled',
    );
    return [shown.status, shown.isFindingCarrier, toStatus, reason, comment, isTold];
  }

  it('stayed confirmed when the quote was dismissed, and its customer read for ever that a carrier is sought', async () => {
    const { quoteId, load } = await unassigned();
    const why = { reason: 'customer_cancelled', comment: 'Paro de planta' };
    await say(admin, `quotes/${quoteId}/dismiss`, why);
    const cancelled = ['cancelled', false, 'cancelled', 'customer_cancelled', null, true];
    expect(await read(load)).to.deep.equal(cancelled);
  });

  it('is cancelled with quotes dismissed in bulk too', async () => {
    const { quoteId, load } = await unassigned();
    const many = { ids: [quoteId], action: 'dismiss', reason: 'duplicate' };
    const { results } = await say<Schemas['BulkResult']>(admin, 'quotes/bulk', many);
    expect(results.map(({ status }) => status)).to.deep.equal([200]);
    expect((await read(load)).slice(2, 4)).to.deep.equal(['cancelled', 'duplicate']);
  });

  it('stayed confirmed when the quote was requoted; now it is superseded with it', async () => {
    const { quoteId, load } = await unassigned();
    await say(admin, `quotes/${quoteId}/requote`, { units: 7 });
    const cancelled = ['cancelled', false, 'cancelled', 'superseded', null, true];
    expect(await read(load)).to.deep.equal(cancelled);
  });

  it('stayed confirmed when the customer rejected the price', async () => {
    const { quoteId, load } = await unassigned();
    await say(admin, `quotes/${quoteId}/share`, { saleValue: '2000', validUntil: dayFrom(5) });
    const why = { reason: 'rate_too_high', comment: 'Fuera de presupuesto' };
    await say(admin, `quotes/${quoteId}/refuse`, why);
    const cancelled = ['cancelled', false, 'cancelled', 'rate_too_high', null, true];
    expect(await read(load)).to.deep.equal(cancelled);
  });

  it('stayed confirmed when the last carrier declined, and the quote ended as not available', async () => {
    const { quoteId, invitationId, load } = await unassigned();
    await say(carrier, `invitations/${invitationId}/decline`, { reason: 'route_not_covered' });
    const { body } = await as(admin).get<Schemas['Quote']>(`/api/quotes/${quoteId}`);
    expect(body.status).to.equal('not_available');
    const cancelled = ['cancelled', false, 'cancelled', 'no_availability', null, true];
    expect(await read(load)).to.deep.equal(cancelled);
  });

  it('is cancelled with the rejection of the last rate; an award after it creates another load', async () => {
    const { quoteId, invitationId, load } = await unassigned();
    await say(admin, `invitations/${invitationId}/reject`, { reason: 'rate_too_high' });
    expect((await read(load)).slice(2, 4)).to.deep.equal(['cancelled', 'no_availability']);
    await say(admin, `invitations/${invitationId}/restore`, {});
    await say(admin, `quotes/${quoteId}/award`, { invitationId });
    const loads = await Shipment.query().where({ quoteId }).orderBy('number');
    expect(loads.map(({ status }) => status)).to.deep.equal(['cancelled', 'assigned']);
  });

  it('stays as it is when the dismissal is refused', async () => {
    const { quoteId, load } = await unassigned();
    const answer = await as(admin).post(`/api/quotes/${quoteId}/dismiss`, { reason: 'other' });
    expect(answer.status).to.equal(422);
    expect((await Shipment.query().findById(load))!.status).to.equal('confirmed');
  });
});
