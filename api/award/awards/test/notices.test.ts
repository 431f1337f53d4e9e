import { expect } from 'chai';
import { approveDocuments, buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { buildExchangeRate, quoteInput } from '../../../quoting/quotes/test/factory.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

type Told = Schemas['Notification'];
type Side = 'broker' | 'shipper' | 'winner' | 'loser' | 'decliner';

describe('The notifications', function () {
  this.timeout(30_000);
  const people = {} as Record<Side, User>;
  const carriers = {} as Record<Side, string>;
  const names = {} as Record<Side, string>;

  before(async () => {
    await buildExchangeRate();
    const company = await buildCompany({ plan: 'premium' });
    people.broker = await buildUser({ companyId: company.id });
    const customer = await buildCustomer(company);
    people.shipper = await buildUser({ type: 'shipper', companyId: customer.id });
    for (const side of ['winner', 'loser', 'decliner'] as const) {
      const carrier = await buildCarrier({ companyId: company.id, status: 'active' });
      const { id: carrierId } = carrier;
      names[side] = carrier.carrierName;
      await approveDocuments(carrierId);
      people[side] = await buildUser({ type: 'carrier', carrierId });
      carriers[side] = carrierId;
    }
  });

  it('of a quote from the request to the delivery', async () => {
    const equipmentId = (await buildEquipment()).id;
    const { id, reference } = await post<Schemas['Quote']>('shipper', 'quotes', {
      ...quoteInput({ equipmentId }),
    });
    const lane = { reference, origin: 'Monterrey', destination: 'Dallas' };
    expect(await news('broker')).to.deep.equal([['quote_requested', 'quotes', id, lane]]);

    const carrierIds = [carriers.winner, carriers.loser, carriers.decliner];
    await post('broker', `quotes/${id}/send`, { carrierIds, minutes: 60 });
    const invited = {} as Record<Side, string>;
    for (const side of ['winner', 'loser', 'decliner'] as const) {
      const [sent] = await news(side);
      invited[side] = sent![2];
      expect(sent).to.deep.equal(['invitation_sent', 'invitations', invited[side], lane]);
    }
    await rate('winner', invited.winner, '1500.00');
    await rate('loser', invited.loser, '1600.00');
    const reason = 'no_availability';
    await post('decliner', `invitations/${invited.decliner}/decline`, { reason });
    const offered = (carrier: string, amount: string) => ({
      ...lane,
      carrier,
      amount,
      currency: 'USD',
    });
    expect(await news('broker')).to.deep.equal([
      ['rate_received', 'quotes', id, offered(names.winner, '1500.00')],
      ['rate_received', 'quotes', id, offered(names.loser, '1600.00')],
      ['invitation_declined', 'quotes', id, { ...lane, carrier: names.decliner, reason }],
    ]);

    await post('broker', `quotes/${id}/award`, { invitationId: invited.winner });
    const covered = { ...lane, reason: 'better_rate', rank: 2 };
    const won = await news('winner');
    expect(won.map(([kind]) => kind)).to.have.members([
      'invitation_awarded',
      'confirmation_issued',
    ]);
    expect(won).to.deep.include(['invitation_awarded', 'invitations', invited.winner, lane]);
    expect(await news('loser')).to.deep.equal([
      ['invitation_closed', 'invitations', invited.loser, covered],
    ]);
    expect(await news('decliner')).to.deep.equal([]);
    const [made] = await news('shipper');
    const [, , loadId, load] = made!;
    expect(made!.slice(0, 2)).to.deep.equal(['shipment_created', 'shipments']);

    await post('winner', `shipments/${loadId}/move`, { status: 'at_pickup', isEarly: true });
    const moved = [['shipment_moved', 'shipments', loadId, { ...load, status: 'at_pickup' }]];
    expect(await news('broker')).to.deep.equal(moved);
    expect(await news('shipper')).to.deep.equal(moved);
    expect(await news('winner'), 'who did it').to.deep.equal([]);
    expect(await news('loser'), 'whose it is not').to.deep.equal([]);
  });

  it('of a dismissed quote, to the other side and to each invited carrier', async () => {
    const request = async () =>
      (await post<Schemas['Quote']>('shipper', 'quotes', quoteInput())).id;
    const [one, two] = [await request(), await request()];
    await news('broker');
    const reason = 'customer_cancelled';
    await post('shipper', `quotes/${one}/dismiss`, { reason });
    await post('broker', `quotes/${two}/dismiss`, { reason });
    const summary = async (side: Side) => (await news(side)).map((told) => told.slice(0, 3));
    expect(await summary('broker')).to.deep.equal([['quote_dismissed', 'quotes', one]]);
    expect(await summary('shipper')).to.deep.equal([['quote_dismissed', 'quotes', two]]);
  });

  /** This party's new notifications, oldest first; checks that each link leads to something it may read. */
  async function news(side: Side) {
    const client = as(people[side]);
    const { body } = await client.get<Told[]>('/api/notifications?unread=true&sort=createdAt');
    for (const { entity, entityId } of body) {
      const record = await client.get(`/api/${entity}/${entityId}`);
      expect(record.status, `${side} follows ${entity}`).to.equal(200);
    }
    await client.post('/api/notifications/read');
    return body.map(
      ({ kind, entity, entityId, params }) => [kind, entity, entityId!, params] as const,
    );
  }

  function rate(side: Side, id: string, allIn: string) {
    return post(side, `invitations/${id}/rate`, { currency: 'USD', allIn });
  }

  async function post<T>(side: Side, path: string, body: object) {
    const answer = await as(people[side]).post<T>(`/api/${path}`, body);
    expect(answer.status, `${side} ${path} ${JSON.stringify(answer.body)}`).to.be.oneOf([200, 201]);
    return answer.body;
  }
});
