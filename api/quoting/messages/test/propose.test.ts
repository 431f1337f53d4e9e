import { expect } from 'chai';
import { Comodity } from '../../../catalogs/comodities/Comodity.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { dayAt, daysAfter } from '../../../core/i18n/days.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Company } from '../../../network/companies/Company.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import { buildContact } from '../../../network/contacts/test/factory.ts';
import { buildLocation } from '../../../network/locations/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { testDb } from '../../../testing/base/db.ts';
import { saved } from '../../../testing/base/saved.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildExchangeRate, quoteInput } from '../../quotes/test/factory.ts';

type Reading = Schemas['MessageReading'];
type Proposed = Schemas['ProposedQuote'];

describe('POST /quotes/read_message', function () {
  this.timeout(30_000);
  let company: Company, customer: Company, broker: User, shipper: User, carrier: User;

  before(async () => {
    company = await buildCompany();
    customer = await buildCustomer(company, { name: 'Vidriera Quetzal S.A. de C.V.' });
    await buildContact({ companyId: customer.id, emails: ['ana@quetzal-vidrios.test'] });
    broker = await buildUser({ companyId: company.id });
    shipper = await buildUser({ type: 'shipper', role: 'member', companyId: customer.id });
    carrier = await buildUser({ type: 'carrier' });
    await buildExchangeRate();
  });

  const read = async (text: string, more: object = {}, user = broker) =>
    (await as(user).post<Reading>('/api/quotes/read_message', { text, ...more })).body;
  const first = async (text: string, more: object = {}): Promise<Proposed> =>
    (await read(text, more)).quotes[0]!;
  const said = (text: string, { words }: Proposed) =>
    Object.fromEntries(words.map(({ field, start, end }) => [field, text.slice(start, end)]));

  it('needs a token, and is forbidden for shippers and carriers', async () => {
    const ask = { text: 'Una caja de Apodaca a Laredo' };
    expect((await anonymous.post('/api/quotes/read_message', ask)).status).to.equal(401);
    for (const user of [shipper, carrier])
      expect((await as(user).post('/api/quotes/read_message', ask)).status).to.equal(403);
  });

  it('refuses an empty text, a text of more than 10,000 characters and another company', async () => {
    for (const body of [{}, { text: '' }, { text: 'a'.repeat(10_001) }])
      expect((await as(broker).post('/api/quotes/read_message', body)).status).to.equal(422);
    const other = { text: 'Apodaca a Laredo', companyId: (await buildCompany()).id };
    expect((await as(broker).post('/api/quotes/read_message', other)).status).to.equal(422);
  });

  it('answers values with their words, what is missing and what was not understood', async () => {
    const text = 'Necesito 2 fletes de Apodaca, N.L. a Laredo, TX, 18 ton, zzyzx por favor';
    const { quotes, rest } = await read(text);
    const [quote] = quotes as [Proposed];
    expect(quotes).to.have.length(1);
    expect(quote).to.deep.include({ count: 2, questions: [] });
    expect(quote.quote).to.deep.include({ weight: '18000', weightUnit: 'kg' });
    expect(quote.quote.origin).to.include({ city: 'Apodaca', state: 'MX-NLE', country: 'MX' });
    expect(said(text, quote)).to.include({
      count: '2 fletes',
      weight: '18 ton',
      origin: 'Apodaca, N.L',
    });
    expect(quote.missing).to.have.members([
      'customerId',
      'pickupDate',
      'deliveryDate',
      'equipmentId',
    ]);
    expect(rest.map(({ start, end }) => text.slice(start, end)).join(' ')).to.include('zzyzx');
  });

  it('reads the saved location of the own company before the city, and never that of another', async () => {
    const name = 'Nave Obsidiana';
    const own = await buildLocation({
      companyId: company.id,
      name,
      city: 'Saltillo',
      state: 'MX-COA',
    });
    await buildLocation({ companyId: (await buildCompany()).id, name });
    const { quote } = await first('De Nave Obsidiana a Laredo TX');
    expect(quote.origin).to.include({ locationId: own.id, city: 'Saltillo', name });
  });

  it('asks which one where a location exists twice', async () => {
    for (const city of ['Celaya', 'Silao'])
      await buildLocation({ companyId: company.id, name: 'Nave Jade', city, state: 'MX-GUA' });
    const { quote, questions, missing } = await first('De Nave Jade a Laredo TX');
    expect(quote).not.to.have.property('origin');
    expect(missing).not.to.include('origin');
    expect(questions.map(({ field }) => field)).to.deep.equal(['origin']);
    const cities = questions[0]!.choices.map(({ origin }) => origin?.city);
    expect(cities).to.have.members(['Celaya', 'Silao']);
  });

  it('finds the customer by its name without the kind of company, and by the address of its sender', async () => {
    const { id: customerId } = customer;
    const named = await first('Vidriera Quetzal pide flete de Apodaca a Laredo TX');
    expect(named.quote).to.include({ customerId });
    const mail = await first('De Apodaca a Laredo TX', {
      sender: 'Eva <eva@quetzal-vidrios.test>',
    });
    expect(mail.quote).to.include({ customerId });
    const [other] = (await read('De Apodaca a Laredo TX, Vidriera Quetzal', {}, await buildUser()))
      .quotes;
    expect(other!.quote).not.to.have.property('customerId');
  });

  it('reads the catalogs, and puts goods that they lack and the crossing into the comment', async () => {
    const name = `Caja quetzal${process.pid}`;
    const { id: equipmentId } = await buildEquipment({ nameEs: name, nameEn: name });
    await saved(Comodity, {
      code: `Q${process.pid}`,
      nameEs: 'Obsidiana pulida',
      nameEn: 'Obsidian',
    });
    const text = `${name} de Apodaca a Houston TX, cruce por Laredo TX, lleva obsidiana pulida`;
    const { quote } = await first(text);
    expect(quote).to.include({ equipmentId }).and.to.have.property('comodityId');
    expect(quote.comment).to.equal('Cruce: Laredo TX');
  });

  it('proposes stops with the words that name them, which POST /quotes takes with the ends', async () => {
    const text = 'Caja seca 53, recoge en Apodaca y General Escobedo, entrega en León Gto y Silao';
    const { quote, stops, questions, missing } = await first(text);
    const inShort = stops.map(({ kind, places, start, end }) =>
      [kind, places.map(({ state }) => state).join(), text.slice(start, end)].join(' '),
    );
    expect(inShort).to.deep.equal(['pickup MX-NLE General Escobedo', 'delivery MX-GUA León Gto']);
    expect([quote.origin?.city, quote.destination?.city]).to.deep.equal(['Apodaca', 'Silao']);
    expect([...questions.map(({ field }) => field), ...missing]).to.not.include('destination');
    expect(quote).to.not.have.property('comment');
    const between = stops.map(({ kind, places }) => ({ kind, place: places[0] }));
    const { origin, destination } = quote;
    const ends = [
      { kind: 'pickup', place: origin },
      { kind: 'delivery', place: destination },
    ];
    const input = { stops: [ends[0], ...between, ends[1]], movement: 'mexico', message: text };
    const { status, body } = await as(broker).post<Schemas['Quote']>('/api/quotes', input);
    expect(status, JSON.stringify(body)).to.equal(201);
    expect(body.stops.map(({ place }) => place.city)).to.deep.equal([
      ...['Apodaca', 'General Escobedo', 'León', 'Silao'],
    ]);
  });

  it('asks what happens at a stop where no word tells it, and where the place is not sure', async () => {
    const chain = await first('Caja seca 53 Apodaca–León Gto–Silao, 18 ton');
    expect(chain.stops.map(({ kind, places }) => [kind, places.length])).to.deep.equal([
      [undefined, 1],
    ]);
    const guess = await first('De Apodaca a Silao con reparto en Guadalupe');
    expect(guess.stops[0]!.places).to.have.length.above(1);
  });

  it('asks for the currency of an amount that names none', async () => {
    const { quote, questions } = await first('De Apodaca a Laredo TX, target $1,850');
    expect(quote).to.include({ targetRate: '1850' }).and.not.to.have.property('currency');
    expect(questions.map(({ choices }) => choices)).to.deep.equal([
      [{ currency: 'MXN' }, { currency: 'USD' }],
    ]);
  });

  it('counts days in the time zone of the pickup', async () => {
    const day = (zone: string) => daysAfter(dayAt(new Date(), zone), 1);
    const before = day('America/Tijuana');
    const { quote } = await first('Flete de Tijuana, BC a Laredo TX mañana');
    expect([before, day('America/Tijuana')]).to.include(quote.pickupDate);
  });

  it('reads a table, one quote a row', async () => {
    const { quotes } = await read(
      'Origen\tDestino\tPeso\nApodaca\tLaredo\t18 ton\nSaltillo\tDallas\t20 ton',
    );
    expect(quotes.map(({ quote }) => quote.origin?.city)).to.deep.equal(['Apodaca', 'Saltillo']);
  });

  it('saves nothing', async () => {
    const db = await testDb();
    const count = async () =>
      Number((await db('quotes').where({ companyId: company.id }).count())[0]!.count);
    const before = await count();
    await read('De Apodaca a Laredo TX, texto irrepetible');
    expect(await count()).to.equal(before);
  });
});

describe('The message of a quote', function () {
  this.timeout(30_000);
  const message = 'Buen día:\n\nDe Monterrey a Dallas\tmañana. Ana, ana@secreta.test';
  let company: Company, broker: User, shipper: User, id: string;

  before(async () => {
    company = await buildCompany();
    const customer = await buildCustomer(company);
    broker = await buildUser({ companyId: company.id });
    shipper = await buildUser({ type: 'shipper', role: 'member', companyId: customer.id });
    await buildExchangeRate();
    const input = quoteInput({ message, customerId: customer.id });
    const { body } = await as(broker).post<Schemas['Quote']>('/api/quotes', input);
    expect(body).to.include({ hasMessage: true });
    id = body.id;
  });

  it('is kept as it was pasted, for the broker', async () => {
    const { body } = await as(broker).get(`/api/quotes/${id}/message`);
    expect(body).to.deep.equal({ message });
  });

  it('is hidden from the customer, and the customer cannot give one', async () => {
    expect((await as(shipper).get(`/api/quotes/${id}/message`)).status).to.equal(403);
    const seen = await as(shipper).get<Schemas['Quote']>(`/api/quotes/${id}`);
    expect(seen.status).to.equal(200);
    expect(seen.body).not.to.have.property('hasMessage');
    expect(JSON.stringify(seen.body)).not.to.include('secreta');
    const history = await as(shipper).get(`/api/quotes/${id}/history`);
    expect(JSON.stringify(history.body)).not.to.include('secreta');
    const { status } = await as(shipper).post('/api/quotes', quoteInput({ message }));
    expect(status).to.equal(422);
  });

  it('is hidden from other brokers behind a 404', async () => {
    expect((await as(await buildUser()).get(`/api/quotes/${id}/message`)).status).to.equal(404);
  });
});
