import { expect } from 'chai';
import { buildEquipment } from '../../../../catalogs/equipments/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { as } from '../../../../testing/client.ts';
import { buildByLegs, buildRated, buildWorld, type World } from '../../../../testing/ratedLegs.ts';
import { Quote as QuoteRow } from '../../Quote.ts';
import { dayFrom, quoteInput } from '../factory.ts';
import { laredo, threeLegs } from './factory.ts';

type Quote = Schemas['Quote'];
type Problem = Schemas['Problem'];

describe('The legs of a quote that changes', function () {
  this.timeout(60_000);
  let world: World;

  before(async () => {
    world = await buildWorld();
  });

  const change = <Body = Quote>(id: string, body: object) =>
    as(world.admin).patch<Body>(`/api/quotes/${id}`, body);
  const rowsOf = (wholeId: string) => QuoteRow.query().where({ wholeId }).orderBy('legPosition');

  it('have its new ends, windows, weight and equipment, and keep what is their own', async () => {
    const own = (await buildEquipment()).id;
    const [mexican, transfer, us] = threeLegs();
    const legs = [mexican!, { ...transfer!, equipmentId: own }, us!];
    const { id } = await buildByLegs(world, { legs });
    const equipmentId = (await buildEquipment()).id;
    const origin = { ...quoteInput().origin!, city: 'Apodaca', postalCode: '66600' };
    const destination = { ...laredo, city: 'Houston', postalCode: '77001' };
    const times = { pickupFrom: '07:00', pickupTo: '09:00', deliveryDate: dayFrom(20) };
    const input = { origin, destination, equipmentId, weight: '750.00', ...times };
    expect((await change(id, input)).status).to.equal(200);
    const [first, second, last] = await rowsOf(id);
    expect(first!.origin.city).to.equal('Apodaca');
    expect(first!.pickupFrom).to.match(/^07:00/);
    expect(last!.destination.city).to.equal('Houston');
    expect(last!.deliveryDate).to.equal(dayFrom(20));
    const equipment = [first, second, last].map((leg) => leg!.equipmentId);
    expect(equipment).to.deep.equal([equipmentId, own, equipmentId]);
    for (const leg of [first, second, last]) expect(Number(leg!.weight)).to.equal(750);
  });

  it('have its new stops by their country, which their history keeps', async () => {
    const { id } = await buildByLegs(world);
    const { origin, destination, pickupDate, deliveryDate } = quoteInput();
    const place = { ...origin!, city: 'Saltillo', state: 'MX-COA' as const, postalCode: '25000' };
    const stops: Schemas['Stop'][] = [
      { kind: 'pickup', place: origin!, date: pickupDate },
      { kind: 'pickup', place },
      { kind: 'delivery', place: destination!, date: deliveryDate },
    ];
    expect((await change(id, { stops })).status).to.equal(200);
    const [first] = await rowsOf(id);
    const leg = await as(world.admin).get<Quote>(`/api/quotes/${first!.id}`);
    const cities = leg.body.stops.map((stop) => stop.place.city);
    expect(cities).to.deep.equal(['Monterrey', 'Saltillo', 'Nuevo Laredo']);
    const history = await as(world.admin).get<object[]>(`/api/quotes/${first!.id}/history`);
    expect(JSON.stringify(history.body)).to.include('Saltillo');
  });

  it('refuse at their field what they cannot follow, and nothing is changed', async () => {
    const { id } = await buildByLegs(world);
    const fields = async (body: object) => {
      const answer = await change<Problem>(id, body);
      expect([answer.status, answer.body.code]).to.deep.equal([422, 'INVALID']);
      return Object.keys(answer.body.errors!);
    };
    expect(await fields({ movement: 'us', origin: laredo })).to.deep.equal(['legs']);
    const { origin, destination } = quoteInput();
    expect(await fields({ origin: destination, destination: origin })).to.deep.equal(['legs']);
    const late = { pickupDate: dayFrom(11), deliveryDate: dayFrom(15) };
    expect(await fields(late)).to.deep.equal(['legs.0.handOver.date']);
    const [first] = await rowsOf(id);
    expect(first!.origin.city).to.equal(origin!.city);
    const whole = await QuoteRow.query().findOne({ id });
    expect(whole!.origin.city).to.equal(origin!.city);
  });

  it('are changed with their whole alone, and not once carriers have seen one', async () => {
    const { id, legs } = await buildRated(world);
    for (const [method, path] of OF_THE_WHOLE) {
      const { status, body } = await as(world.admin)[method]<Problem>(
        `/api/quotes/${legs[0]!.id}${path}`,
        BODIES[path],
      );
      expect([path, status, body.code]).to.deep.equal([path, 409, 'LEG_OF_QUOTE']);
      expect(body.title).to.be.a('string').and.not.equal('');
    }
    const sent = await change<Problem>(id, { weight: '800.00' });
    expect([sent.status, sent.body.code]).to.deep.equal([409, 'NOT_ACCEPTABLE_STATE']);
  });

  it('lead a search by their reference to their whole, in their company alone', async () => {
    const { id, reference, legs } = await buildByLegs(world);
    const other = await buildWorld();
    const found = async (user: World['admin'], q: string) => {
      const { body } = await as(user).get<Quote[]>('/api/quotes', { query: { q } });
      return body.map((quote) => quote.id);
    };
    for (const leg of legs!) expect(await found(world.admin, leg.reference)).to.deep.equal([id]);
    expect(await found(world.admin, reference)).to.deep.equal([id]);
    expect(await found(other.admin, legs![0]!.reference)).not.to.include(id);
  });
});

const OF_THE_WHOLE = [
  ['patch', ''],
  ['post', '/requote'],
  ['post', '/share'],
] as const;
const BODIES: Record<string, object> = {
  '': { origin: laredo },
  '/requote': {},
  '/share': { saleValue: '1000.00', validUntil: dayFrom(5) },
};
