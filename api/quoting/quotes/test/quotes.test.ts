import { expect } from 'chai';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Company } from '../../../network/companies/Company.ts';
import { saved } from '../../../testing/base/saved.ts';
import { Comodity } from '../../../catalogs/comodities/Comodity.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { buildInvitation } from '../../invitations/test/factory.ts';
import { buildPackaging } from '../../../catalogs/packagings/test/factory.ts';
import { buildLocation } from '../../../network/locations/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildExchangeRate, buildQuote, dayFrom, monterrey, quoteInput } from './factory.ts';

type Quote = Schemas['Quote'];
type Problem = Schemas['Problem'];

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

describe('Quotes', function () {
  this.timeout(30_000);
  let company: Company, customer: Company, equipmentId: string;
  let admin: User, member: User, shipper: User, carrier: User, stranger: User, staff: User;

  before(async () => {
    company = await buildCompany();
    customer = await buildCustomer(company);
    equipmentId = (await buildEquipment()).id;
    admin = await buildUser({ companyId: company.id });
    member = await buildUser({ companyId: company.id, role: 'member' });
    shipper = await buildUser({ type: 'shipper', role: 'member', companyId: customer.id });
    carrier = await buildUser({ type: 'carrier' });
    stranger = await buildUser();
    staff = await buildUser({ type: 'internal', role: 'member' });
    await buildExchangeRate();
  });

  describe('GET /quotes', () => {
    it('needs a token', async () => {
      expect((await anonymous.get('/api/quotes')).status).to.equal(401);
    });

    it('is forbidden for carriers', async () => {
      expect((await as(carrier).get('/api/quotes')).status).to.equal(403);
    });

    it('refuses an unknown filter and an unknown sort', async () => {
      expect((await as(admin).get('/api/quotes?purchaseCost=1')).status).to.equal(422);
      expect((await as(admin).get('/api/quotes?sort=bestRate')).status).to.equal(422);
    });

    it('names the packaging in both languages (English pages said "Tarimas")', async () => {
      const name = { nameEs: 'Tarimas de prueba', nameEn: 'Pallets under test' };
      await buildPackaging(name);
      const made = async (packaging: string) =>
        (await as(admin).post<Quote>('/api/quotes', quoteInput({ packaging }))).body;
      const names = { packagingNameEs: name.nameEs, packagingNameEn: name.nameEn };
      expect(await made(name.nameEs)).to.include(names);
      expect(await made('Huacales')).to.include({ packagingNameEn: 'Huacales' });
    });

    it("returns to a broker its company's quotes, to a shipper its own, to staff all", async () => {
      const own = await buildQuote({ companyId: company.id });
      const asked = await buildQuote({ companyId: company.id, customerId: customer.id });
      const foreign = await buildQuote();
      const query = { id: [own.id, asked.id, foreign.id] };
      const seenBy = async (user: User) =>
        (await as(user).get<Quote[]>('/api/quotes', { query })).body.map(({ id }) => id);
      expect(await seenBy(admin)).to.have.members([own.id, asked.id]);
      expect(await seenBy(shipper)).to.deep.equal([asked.id]);
      expect(await seenBy(stranger)).to.deep.equal([]);
      expect(await seenBy(staff)).to.have.members([own.id, asked.id, foreign.id]);
    });

    it('filters by status, lane and text, sorts, and counts', async () => {
      const origin = { city: 'Ciudad Juárez', state: 'MX-CHH', country: 'MX' } as const;
      const { id, reference } = await buildQuote({
        companyId: company.id,
        origin,
        customerId: customer.id,
      });
      const found = async (query: Record<string, string>) =>
        (await as(admin).get<Quote[]>('/api/quotes', { query })).body.map((quote) => quote.id);
      expect(await found({ originState: 'MX-CHH', status: 'pending' })).to.deep.equal([id]);
      expect(await found({ originState: 'MX-CHH', destinationState: 'US-CA' })).to.deep.equal([]);
      expect(await found({ q: 'ciudad juarez' })).to.deep.equal([id]);
      expect(await found({ q: reference, sort: '-customerName' })).to.deep.equal([id]);
      const count = await as(admin).get('/api/quotes?originState=MX-CHH&countQuery=true');
      expect(count.body).to.deep.equal({ count: 1 });
    });

    it('counts by status what each user sees, with the same filters, in one call', async () => {
      const operator = await buildCompany();
      const { id: customerId } = await buildCustomer(operator);
      const of = { companyId: operator.id };
      await buildQuote({ ...of, status: 'rated', customerId });
      await buildQuote({ ...of, status: 'rated' });
      await buildQuote({ ...of, status: 'assigned' });
      await buildQuote({ status: 'dismissed' });
      const counts = async (user: User, query = '') =>
        (await as(user).get(`/api/quotes?countBy=status${query}`)).body;
      const own = await buildUser(of);
      expect(await counts(own)).to.deep.equal({ counts: { rated: 2, assigned: 1 } });
      expect(await counts(own, '&status=rated')).to.deep.equal({ counts: { rated: 2 } });
      const asking = await buildUser({ type: 'shipper', companyId: customerId });
      expect(await counts(asking)).to.deep.equal({ counts: { rated: 1 } });
      expect(await counts(await buildUser())).to.deep.equal({ counts: {} });
      const driver = await buildUser({ type: 'carrier', role: 'member' });
      expect((await as(driver).get('/api/quotes?countBy=status')).status).to.equal(403);
      for (const refused of ['quotes?countBy=customerId', 'locations?countBy=name'])
        expect((await as(own).get(`/api/${refused}`)).status, refused).to.equal(422);
    });

    it('filters by invited carrier, but not for shippers', async () => {
      const { id } = await buildQuote({ companyId: company.id, customerId: customer.id });
      const { carrierId } = await buildInvitation({ quoteId: id });
      const path = `/api/quotes?carrierId=${carrierId}`;
      const found = async (user: User) => (await as(user).get<Quote[]>(path)).body;
      expect((await found(admin)).map((quote) => quote.id)).to.deep.equal([id]);
      expect(await found(shipper)).to.deep.equal([]);
      expect(await found(stranger)).to.deep.equal([]);
    });

    it("counts invitations and shows the lowest valid rate in the quote's currency", async () => {
      const quote = await buildQuote({ companyId: company.id });
      const quoteId = quote.id;
      await buildInvitation({ quoteId });
      await buildInvitation({ quoteId, rate: { allIn: '1600.00' } });
      await buildInvitation({ quoteId, rate: { allIn: '30000.00', currency: 'MXN' } });
      await buildInvitation({ quoteId, status: 'sent', rate: { allIn: '900.00', late: true } });
      await buildInvitation({ quoteId, status: 'rejected_by_carrier', rate: { allIn: '800.00' } });
      const { body } = await as(admin).get<Quote[]>('/api/quotes', { query: { id: [quoteId] } });
      expect(body[0]).to.include({ invitedCount: 5, ratedCount: 2, bestRate: '1500.00' });
    });
  });

  describe('POST /quotes', () => {
    it('needs a token', async () => {
      expect((await anonymous.post('/api/quotes', quoteInput())).status).to.equal(401);
    });

    it('is forbidden for carriers', async () => {
      expect((await as(carrier).post('/api/quotes', quoteInput())).status).to.equal(403);
    });

    const wrong: [string, string, Partial<Schemas['QuoteInput']>][] = [
      ['a pick-up in the past', 'pickupDate', { pickupDate: dayFrom(-2) }],
      ['a delivery before the pick-up', 'deliveryDate', { deliveryDate: dayFrom(4) }],
      [
        'a delivery without a pick-up',
        'pickupDate',
        { pickupDate: null, deliveryDate: dayFrom(4) },
      ],
      ['a pick-up without a delivery', 'deliveryDate', { deliveryDate: null }],
      [
        'a window that ends before it starts',
        'pickupTo',
        { pickupFrom: '10:00', pickupTo: '09:30' },
      ],
      ['half a window', 'deliveryTo', { deliveryFrom: '10:00' }],
      ['a movement that is not that of its countries', 'movement', { movement: 'mexico' }],
      [
        'a state of another country',
        'origin.country',
        { origin: { city: 'Laredo', state: 'US-TX', country: 'MX' }, movement: 'cross_border' },
      ],
      [
        'a postal code of another shape',
        'origin.postalCode',
        { origin: { city: 'León', state: 'MX-GUA', country: 'MX', postalCode: '37000-1234' } },
      ],
      [
        'a time zone that does not exist',
        'origin.timeZone',
        { origin: { city: 'León', state: 'MX-GUA', country: 'MX', timeZone: 'America/Nowhere' } },
      ],
      ['an equipment that does not exist', 'equipmentId', { equipmentId: UNKNOWN_ID }],
      ['a weight of nothing', 'weight', { weight: '0' }],
      ['a dimension beyond all trailers', 'length', { length: '123456789' }],
      ['a customer that does not exist', 'customerId', { customerId: UNKNOWN_ID }],
    ];
    for (const [what, field, overrides] of wrong) {
      it(`refuses ${what}, in both languages`, async () => {
        const input = quoteInput(overrides);
        const spanish = await as(admin).post<Problem>('/api/quotes', input);
        expect(spanish.status).to.equal(422);
        expect(Object.keys(spanish.body.errors!)).to.deep.equal([field]);
        const headers = { 'accept-language': 'en' };
        const english = await as(admin).post<Problem>('/api/quotes', input, { headers });
        expect(english.body.errors![field])
          .to.be.a('string')
          .and.not.equal(spanish.body.errors![field]);
      });
    }

    it('takes a pickup over midnight, and asks about hours that no truck keeps', async () => {
      const night = { pickupFrom: '22:00', pickupTo: '02:00' };
      const { status, body } = await as(admin).post<Schemas['Quote']>(
        '/api/quotes',
        quoteInput(night),
      );
      expect(status).to.equal(201);
      expect([body.pickupFrom, body.pickupTo].map((time) => time?.slice(0, 5))).to.deep.equal([
        '22:00',
        '02:00',
      ]);
      const day = dayFrom(9);
      const { body: hasty } = await as(admin).post<Schemas['Quote']>(
        '/api/quotes',
        quoteInput({
          pickupDate: day,
          pickupFrom: '09:00',
          pickupTo: '09:30',
          deliveryDate: day,
          deliveryFrom: '10:00',
          deliveryTo: '11:00',
          distanceKm: '900',
        }),
      );
      expect(hasty.warnings?.map(({ code }) => code)).to.deep.equal(['OUT_OF_REACH']);
    });

    it("refuses archived types, others' customers and others' locations", async () => {
      const archived = await buildEquipment({ archivedAt: new Date().toISOString() });
      const foreign = await buildCustomer(await buildCompany());
      const place = await buildLocation({ companyId: foreign.id });
      const origin = { ...monterrey, locationId: place.id };
      const refused = async (overrides: Partial<Schemas['QuoteInput']>) => {
        const { status, body } = await as(admin).post<Problem>(
          '/api/quotes',
          quoteInput(overrides),
        );
        return [status, ...Object.keys(body.errors ?? {})];
      };
      expect(await refused({ equipmentId: archived.id })).to.deep.equal([422, 'equipmentId']);
      expect(await refused({ customerId: foreign.id })).to.deep.equal([422, 'customerId']);
      expect(await refused({ origin })).to.deep.equal([422, 'origin.locationId']);
      expect(await refused({ companyId: foreign.id })).to.deep.equal([422, 'companyId']);
    });

    it("belongs to the broker's company, which numbers it, and is pending when complete", async () => {
      const post = (overrides = {}) =>
        as(member).post<Quote>('/api/quotes', quoteInput({ equipmentId, ...overrides }));
      const first = await post({ customerId: customer.id });
      expect(first.status).to.equal(201);
      expect(first.body).to.include({ companyId: company.id, status: 'pending' });
      expect(first.body).to.include({ customerName: customer.name, exchangeRate: '20.0000' });
      expect(first.body.can).to.include.members(['update', 'send', 'dismiss', 'match']);
      expect(first.body.can).to.not.include('award');
      expect(first.headers.get('etag')).to.equal('"1"');
      const second = await post({ weight: null });
      expect(second.body.status).to.equal('created');
      expect(second.body.number).to.equal(first.body.number + 1);
    });

    it('are numbered without gaps and repetitions under parallel requests', async () => {
      const broker = await buildUser();
      const input = quoteInput();
      const all = await Promise.all(
        Array.from({ length: 12 }, () => as(broker).post<Quote>('/api/quotes', input)),
      );
      const numbers = all.map(({ body }) => body.number).sort((a, b) => a - b);
      expect(numbers).to.deep.equal(Array.from({ length: 12 }, (_, index) => index + 1));
    });

    it('from a shipper belongs to its broker, and cannot set the target rate', async () => {
      const { status, body } = await as(shipper).post<Quote>('/api/quotes', quoteInput());
      expect(status).to.equal(201);
      expect(body).to.include({ companyId: company.id, customerId: customer.id });
      const target = await as(shipper).post<Problem>(
        '/api/quotes',
        quoteInput({ targetRate: '900' }),
      );
      expect(Object.keys(target.body.errors!)).to.deep.equal(['targetRate']);
      const other = await buildCustomer(company);
      const forOther = quoteInput({ customerId: other.id });
      expect((await as(shipper).post('/api/quotes', forOther)).status).to.equal(422);
    });

    it('from staff and from customers without a broker belongs to Andén', async () => {
      const orphan = await buildUser({
        type: 'shipper',
        companyId: (await buildCustomer(null)).id,
      });
      const [asked, own] = await Promise.all([
        as(orphan).post<Quote>('/api/quotes', quoteInput()),
        as(staff).post<Quote>('/api/quotes', quoteInput()),
      ]);
      expect([asked.status, own.status]).to.deep.equal([201, 201]);
      expect(asked.body.companyId).to.equal(own.body.companyId);
      const given = await as(staff).post<Quote>(
        '/api/quotes',
        quoteInput({ companyId: company.id }),
      );
      expect(given.body.companyId).to.equal(company.id);
    });

    it('with a hazardous commodity becomes hazmat, with a warning about this and about postal codes of other states', async () => {
      const code = `HAZ_${process.pid}`;
      const acid = await saved(Comodity, { code, nameEs: 'Ácido', nameEn: 'Acid', hazmat: true });
      const origin = { ...monterrey, postalCode: '44100' };
      const input = quoteInput({ comodityId: acid.id, hazmat: false, origin });
      const { body } = await as(admin).post<Quote>('/api/quotes', input);
      expect(body.hazmat).to.equal(true);
      expect(body.warnings!.map(({ field }) => field)).to.deep.equal([
        'origin.postalCode',
        'hazmat',
      ]);
    });

    it('keeps its exchange rate when rates change', async () => {
      const { body } = await as(admin).post<Quote>('/api/quotes', quoteInput());
      await buildExchangeRate('21.5000', dayFrom(1));
      const next = await as(admin).post<Quote>('/api/quotes', quoteInput());
      await buildExchangeRate('20.0000', dayFrom(1));
      const kept = await as(admin).get<Quote>(`/api/quotes/${body.id}`);
      expect([kept.body.exchangeRate, next.body.exchangeRate]).to.deep.equal([
        '20.0000',
        '21.5000',
      ]);
      expect(next.body.exchangeRateDate).to.equal(dayFrom(1));
    });
  });

  describe('GET /quotes/:id', () => {
    it('needs a token, and is forbidden for carriers', async () => {
      const { id } = await buildQuote({ companyId: company.id });
      expect((await anonymous.get(`/api/quotes/${id}`)).status).to.equal(401);
      expect((await as(carrier).get(`/api/quotes/${id}`)).status).to.equal(403);
    });

    it("answers 404 for other companies' quotes", async () => {
      const { id } = await buildQuote({ companyId: company.id });
      expect((await as(stranger).get(`/api/quotes/${id}`)).status).to.equal(404);
      expect((await as(shipper).get(`/api/quotes/${id}`)).status).to.equal(404);
      expect((await as(admin).get('/api/quotes/7')).status).to.equal(422);
    });

    it('shows a broker the margin, and its customer the price once it is shared', async () => {
      const quote = { companyId: company.id, customerId: customer.id, status: 'rated' } as const;
      const { id } = await buildQuote({ ...quote, purchaseCost: '1500.00', saleValue: '2000.00' });
      const { body } = await as(admin).get<Quote>(`/api/quotes/${id}`);
      expect(body).to.include({ margin: '500.00', marginPercent: '25.00' });
      for (const part of [{ purchaseCost: '1500.00' }, { saleValue: '2000.00' }, {}]) {
        const partial = await buildQuote({ ...quote, ...part });
        const unpriced = await as(admin).get<Quote>(`/api/quotes/${partial.id}`);
        expect(unpriced.body).to.include({ margin: null, marginPercent: null });
      }
      const hidden = await as(shipper).get<Quote>(`/api/quotes/${id}`);
      expect(hidden.body.saleValue).to.equal(null);
      for (const field of ['purchaseCost', 'margin', 'marginPercent', 'bestRate', 'invitedCount'])
        expect(hidden.body).to.not.have.property(field);
      const shared = await buildQuote({ ...quote, status: 'answered', saleValue: '2000.00' });
      const seen = await as(shipper).get<Quote>(`/api/quotes/${shared.id}`);
      expect(seen.body.saleValue).to.equal('2000.00');
    });
  });

  describe('PATCH /quotes/:id', () => {
    it("needs a token, answers 404 for other companies' quotes, and is forbidden for carriers", async () => {
      const { id } = await buildQuote({ companyId: company.id });
      const change = { comment: 'Frágil' };
      expect((await anonymous.patch(`/api/quotes/${id}`, change)).status).to.equal(401);
      expect((await as(carrier).patch(`/api/quotes/${id}`, change)).status).to.equal(403);
      expect((await as(stranger).patch(`/api/quotes/${id}`, change)).status).to.equal(404);
    });

    it('refuses changes that make the whole quote invalid', async () => {
      const { id } = await buildQuote({ companyId: company.id });
      const { status, body } = await as(admin).patch<Problem>(`/api/quotes/${id}`, {
        deliveryDate: dayFrom(1),
      });
      expect(status).to.equal(422);
      expect(Object.keys(body.errors!)).to.deep.equal(['deliveryDate']);
    });

    it('becomes pending when complete, and created when not, with an event', async () => {
      const { id } = await buildQuote({ companyId: company.id, status: 'created', weight: null });
      const patch = (change: Schemas['QuoteChange']) =>
        as(member).patch<Quote>(`/api/quotes/${id}`, change);
      expect((await patch({ weight: '900', equipmentId })).body.status).to.equal('pending');
      expect((await patch({ equipmentId: null })).body).to.include({
        status: 'created',
        version: 3,
      });
      const events = await as(member).get<Schemas['Event'][]>(`/api/quotes/${id}/events`);
      const told = events.body.map(({ fromStatus, toStatus }) => `${fromStatus} ${toStatus}`);
      expect(told).to.deep.equal(['created pending', 'pending created']);
    });

    it('may keep a pick-up date that has passed, but cannot set one', async () => {
      const { id } = await buildQuote({ companyId: company.id, pickupDate: dayFrom(-3) });
      const patch = (change: Schemas['QuoteChange']) =>
        as(admin).patch(`/api/quotes/${id}`, change);
      expect((await patch({ comment: 'Urge' })).status).to.equal(200);
      expect((await patch({ pickupDate: dayFrom(-2) })).status).to.equal(422);
    });

    it('refuses the second of two edits based on the same version', async () => {
      const { id } = await buildQuote({ companyId: company.id });
      const headers = { 'if-match': '"1"' };
      const edit = (units: number) => as(admin).patch(`/api/quotes/${id}`, { units }, { headers });
      const statuses = (await Promise.all([edit(1), edit(2)])).map(({ status }) => status);
      expect(statuses.sort()).to.deep.equal([200, 412]);
    });

    it('is refused after the quote was sent', async () => {
      const { id } = await buildQuote({ companyId: company.id, status: 'sent' });
      const { status, body } = await as(admin).patch<Problem>(`/api/quotes/${id}`, { units: 3 });
      expect([status, body.code]).to.deep.equal([409, 'NOT_ACCEPTABLE_STATE']);
      expect(body.title).to.include('«enviada»').and.include('descartada');
    });

    it("from a shipper keeps the broker's target rate and customer", async () => {
      const owner = { companyId: company.id, customerId: customer.id };
      const { id } = await buildQuote({ ...owner, targetRate: '1400.00' });
      const change = { comment: 'Con cita', targetRate: null, customerId: null };
      const saved = await as(shipper).patch<Quote>(`/api/quotes/${id}`, change);
      expect(saved.status).to.equal(200);
      const { body } = await as(admin).get<Quote>(`/api/quotes/${id}`);
      expect(body).to.include({
        targetRate: '1400.00',
        customerId: customer.id,
        comment: 'Con cita',
      });
    });
  });

  it('refuses a shipper that names another customer (was answered 200 and changed nothing)', async () => {
    const { id } = await buildQuote({ companyId: company.id, customerId: customer.id });
    const other = await buildCustomer(company);
    const change = { customerId: other.id };
    const { status, body } = await as(shipper).patch<Problem>(`/api/quotes/${id}`, change);
    expect(status).to.equal(422);
    expect(body.errors).to.have.property('customerId');
  });

  describe('GET /quotes/:id/events', () => {
    it("needs a token, answers 404 for other companies' quotes, and is forbidden for carriers", async () => {
      const { id } = await buildQuote({ companyId: company.id });
      expect((await anonymous.get(`/api/quotes/${id}/events`)).status).to.equal(401);
      expect((await as(carrier).get(`/api/quotes/${id}/events`)).status).to.equal(403);
      expect((await as(stranger).get(`/api/quotes/${id}/events`)).status).to.equal(404);
    });
  });
});
