import { expect } from 'chai';
import { buildComodity } from '../../../../catalogs/comodities/test/factory.ts';
import { Comodity } from '../../../../catalogs/comodities/Comodity.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { as } from '../../../../testing/client.ts';
import { buildExchangeRate } from '../factory.ts';
import { Route } from '../../../routes/Route.ts';

type Change = Schemas['Change'];
type Answer = Schemas['Route'] & Pick<Schemas['Problem'], 'errors'>;

const place = (city: string, state: string) => ({ city, state, country: state.slice(0, 2) });
const pickup = { kind: 'pickup', place: place('Monterrey', 'MX-NLE') };
const silao = { kind: 'delivery', place: place('Silao', 'MX-GUA') };
const leon = { kind: 'delivery', place: place('León', 'MX-GUA') };
const movement = 'mexico';

describe('A change of the stops of a quote or a route', function () {
  this.timeout(30_000);
  let broker: User;

  before(async () => {
    broker = await buildUser({ companyId: (await buildCompany()).id });
    await buildExchangeRate();
  });

  const historyOf = async (path: string, user = broker) => {
    const { body } = await as(user).get<Change[]>(`${path}/history`);
    return body.map(({ fields }) => fields.find(({ field }) => field === 'stops'));
  };

  for (const [records, more] of Object.entries({ quotes: {}, routes: { frequency: 'weekly' } })) {
    it(`is in the history of ${records}, with all stops before and after`, async () => {
      const sent = { ...more, movement, stops: [pickup, silao] };
      const { body } = await as(broker).post<Answer>(`/api/${records}`, sent);
      const path = `/api/${records}/${body.id}`;
      const three = { stops: [pickup, { ...leon, reference: 'Pedido 7' }, silao] };
      const changed = await as(broker).patch<Answer>(path, three);
      await as(broker).patch(path, { stops: changed.body.stops });
      await as(broker).patch(path, { comment: 'Revisado' });
      await as(broker).patch(path, { stops: [pickup, silao] });
      const [back, comment, change, creation] = await historyOf(path);
      expect([comment, creation]).to.deep.equal([undefined, undefined]);
      expect(change).to.deep.equal({ field: 'stops', from: [pickup, silao], to: three.stops });
      expect(back).to.deep.equal({ field: 'stops', from: three.stops, to: [pickup, silao] });
    });
  }

  it('is not read by the carrier of a route', async () => {
    const sent = { movement, frequency: 'weekly', stops: [pickup, leon, silao] };
    const { body } = await as(broker).post<Answer>('/api/routes', sent);
    const carrierId = (await buildCarrier()).id;
    await Route.query().where({ id: body.id, companyId: body.companyId }).patch({ carrierId });
    const carrier = await buildUser({ type: 'carrier', carrierId });
    const path = `/api/routes/${body.id}`;
    expect((await historyOf(path))[0]!.to).to.have.length(3);
    expect(await historyOf(path, carrier)).to.deep.equal([undefined]);
  });

  it('leaves an archived commodity of a route that did not change (it was refused)', async () => {
    const comodity = await buildComodity();
    const goods = [{ comodityId: comodity.id, units: 4 }];
    const stops = [{ ...pickup, goods }, leon, { ...silao, goods }];
    const sent = { movement, frequency: 'weekly', stops };
    const { body } = await as(broker).post<Answer>('/api/routes', sent);
    await Comodity.query().findById(comodity.id).patch({ archivedAt: new Date().toISOString() });
    const path = `/api/routes/${body.id}`;
    const same = await as(broker).patch<Answer>(path, { stops: body.stops });
    expect(same.status).to.equal(200);
    const other = await as(broker).post<Answer>('/api/routes', sent);
    expect(Object.keys(other.body.errors!)).to.include('stops.0.goods.0.comodityId');
  });

  it('is refused where a stop lies beyond the border of the movement', async () => {
    const laredo = { kind: 'delivery', place: place('Laredo', 'US-TX') };
    const stops = [pickup, laredo, silao];
    const post = (body: object) => as(broker).post<Answer>('/api/quotes', body);
    const refused = await post({ movement, stops });
    expect(refused.body.errors).to.have.all.keys('movement');
    expect((await post({ movement: 'cross_border', stops })).status).to.equal(201);
    const { body } = await post({ movement, stops: [pickup, leon, silao] });
    const change = await as(broker).patch<Answer>(`/api/quotes/${body.id}`, {
      movement: 'cross_border',
    });
    expect(change.body.errors).to.have.all.keys('movement');
  });
});
