import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildOperator } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { buildExchangeRate, dayFrom, monterrey } from '../../../quoting/quotes/test/factory.ts';
import { Quote } from '../../../quoting/quotes/Quote.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildInquiry, formOf } from './factory.ts';
import { resetRateLimits } from '../../../testing/base/db.ts';
import { Inquiry } from '../Inquiry.ts';

type Problem = Schemas['Problem'];
type Received = Schemas['Received'];

const dallas = { city: 'Dallas', state: 'US-TX', country: 'US', postalCode: '75201' } as const;
const company = { companyName: 'Maquila Prueba', phone: '5218112345678' };

describe('Inquiries from the public site', function () {
  this.timeout(30_000);
  let staff: User;

  before(async () => {
    const operator = await buildOperator();
    staff = await buildUser({ type: 'internal', role: 'member', companyId: operator.id });
    await buildExchangeRate();
  });

  beforeEach(resetRateLimits);

  const errorsOf = async (path: string, form: object) => {
    const { status, body } = await anonymous.post<Problem>(`/api/inquiries/${path}`, form);
    return { status, errors: body.errors };
  };
  const kept = (name: string) => Inquiry.query().where({ name }).resultSize();

  describe('GET /inquiries/form_token', () => {
    it('returns a signed form token, a different one each time', async () => {
      const first = await anonymous.get<{ formToken: string }>('/api/inquiries/form_token');
      const second = await anonymous.get<{ formToken: string }>('/api/inquiries/form_token');
      expect(first.status).to.equal(200);
      expect(first.body.formToken).not.to.equal(second.body.formToken);
    });
  });

  describe('GET /inquiries/choices', () => {
    it('returns the equipment types, without archived ones', async () => {
      const { id } = await buildEquipment();
      const archivedAt = new Date().toISOString();
      const gone = await buildEquipment({ archivedAt });
      const { body } = await anonymous.get<{ equipments: { id: string }[] }>(
        '/api/inquiries/choices',
      );
      const ids = body.equipments.map((one) => one.id);
      expect(ids).to.include(id).and.not.to.include(gone.id);
    });
  });

  describe('POST /inquiries/contact', () => {
    it('names every wrong field, in the language of the page', async () => {
      const { formToken } = await formOf();
      const form = { formToken, name: ' ', email: 'nadie', phone: '1234' };
      const { status, body } = await anonymous.post<Problem>('/api/inquiries/contact', form, {
        headers: { 'accept-language': 'en' },
      });
      expect(status).to.equal(422);
      expect(body.errors).to.have.keys('name', 'email', 'phone', 'message');
      expect(body.errors!.message).to.equal('This field is required');
    });

    it("saves the message and shows it first in the staff's queue", async () => {
      const form = { ...(await formOf()), message: '  ¿Cruzan por Colombia?  ' };
      const sent = await anonymous.post<Received>('/api/inquiries/contact', form);
      expect(sent.status).to.equal(201);
      expect(sent.body.message).to.match(/^Mensaje enviado con éxito/);
      const { body } = await as(staff).get<Schemas['Inquiry'][]>(
        `/api/inquiries?q=${sent.body.folio}`,
      );
      expect(body).to.have.length(1);
      const told = await as(staff).get<Schemas['Notification'][]>('/api/notifications');
      expect(told.body.map(({ entityId }) => entityId)).to.include(body[0]!.id);
      expect(body[0]).to.include({
        kind: 'contact',
        status: 'new',
        email: 'ines@prueba.test',
        message: '¿Cruzan por Colombia?',
      });
    });

    it('is saved once, however often and concurrently it is sent', async () => {
      const name = `Dos veces ${crypto.randomUUID()}`;
      const form = { ...(await formOf()), name, message: 'Hola' };
      const send = () => anonymous.post<Received>('/api/inquiries/contact', form);
      const answers = await Promise.all([send(), send(), send(), send()]);
      expect(answers.map(({ status }) => status)).to.deep.equal([201, 201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body.folio)).size).to.equal(1);
      expect(await kept(name)).to.equal(1);
    });

    it('refuses another message with the same token', async () => {
      const form = { ...(await formOf()), message: 'Hola' };
      await anonymous.post('/api/inquiries/contact', form);
      const { status, body } = await anonymous.post<Problem>('/api/inquiries/contact', {
        ...form,
        message: 'Otra cosa',
      });
      expect([status, body.code]).to.deep.equal([422, 'IDEMPOTENCY_REUSED']);
    });

    it('refuses automated requests: the hidden field, a forged token, too young or too old', async () => {
      const name = `Robot ${crypto.randomUUID()}`;
      const form = async (seconds?: number) => ({
        ...(await formOf(seconds)),
        name,
        message: 'Buy now',
      });
      const hidden = { ...(await form()), website: 'https://spam.example' };
      expect((await errorsOf('contact', hidden)).errors).to.have.keys('website');
      const forged = { ...(await form()), formToken: `${Date.now() - 9000}.abc.def` };
      expect((await errorsOf('contact', forged)).errors).to.have.keys('formToken');
      expect((await errorsOf('contact', await form(1))).errors).to.have.keys('formToken');
      expect((await errorsOf('contact', await form(90_000))).errors).to.have.keys('formToken');
      expect(await kept(name)).to.equal(0);
    });

    it("refuses an IP address with too many requests, concurrent ones included, until the limit's time is over", async () => {
      const form = await formOf();
      const send = () =>
        anonymous.post<Problem>('/api/inquiries/contact', { ...form, message: 'Hola' });
      const answers = await Promise.all(Array.from({ length: 15 }, send));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).to.have.length(5);
      const wait = Number(refused[0]!.headers.get('retry-after'));
      expect(wait).to.be.within(1, 600);
      setClock(new Date(Date.now() + 700_000));
      expect((await send()).status).to.equal(201);
    });

    it('stores only a hash of the IP address', async () => {
      await anonymous.get('/api/inquiries/form_token');
      const rows = await Inquiry.knex()('rate_limits').select();
      expect(JSON.stringify(rows)).not.to.match(/127\.0\.0\.1|::1/);
    });
  });

  describe('POST /inquiries/demo', () => {
    it('requires the company, and saves the request', async () => {
      const form = await formOf();
      expect((await errorsOf('demo', form)).errors).to.have.keys('companyName');
      const { status, body } = await anonymous.post<Received>('/api/inquiries/demo', {
        ...form,
        companyName: 'Copper Mesa',
        audience: 'broker',
      });
      expect(status).to.equal(201);
      expect(body.message).to.match(/^Solicitud de demostración enviada con éxito/);
    });
  });

  describe('POST /inquiries/quote', () => {
    const load = { origin: monterrey, destination: dallas, weight: '18000' };
    const asking = async (more: object = {}) => ({
      ...(await formOf()),
      ...company,
      ...load,
      pickupDate: dayFrom(5),
      deliveryDate: dayFrom(9),
      ...more,
    });

    it("creates a quote of Andén for the staff, without the visitor's data", async () => {
      const equipment = await buildEquipment();
      const form = await asking({ equipmentId: equipment.id, comment: 'Rampa a nivel' });
      const { status, body } = await anonymous.post<Received>('/api/inquiries/quote', form);
      expect(status).to.equal(201);
      const found = await as(staff).get<Schemas['Inquiry'][]>(`/api/inquiries?q=${body.folio}`);
      const { quoteId, phone } = found.body[0]!;
      expect(phone).to.equal('528112345678');
      const quote = await as(staff).get<Schemas['Quote']>(`/api/quotes/${quoteId}`);
      expect(quote.body).to.include({ status: 'pending', movement: 'cross_border' });
      expect(quote.body.can).to.include.members(['update', 'send', 'dismiss']);
      expect(JSON.stringify(quote.body)).not.to.match(/Inés|ines@|8112345678|Maquila Prueba/);
    });

    it('returns whether any carrier covers the load', async () => {
      const { id } = await buildEquipment();
      const nobody = await anonymous.post<Received>(
        '/api/inquiries/quote',
        await asking({ equipmentId: id }),
      );
      expect(nobody.body.covered).to.equal(false);
      expect(nobody.body.message).to.match(/^Ningún transportista puede cubrir la carga/);
      const carrier = await buildCarrier({
        status: 'active',
        originStates: ['MX-NLE'],
        deliveryStates: ['US-TX'],
        countries: ['MX', 'US'],
        movements: ['cross_border'],
      });
      const fleet = { carrierId: carrier.id, equipmentId: id };
      await Inquiry.knex()('carrier_equipments').insert(fleet);
      const covered = await anonymous.post<Received>(
        '/api/inquiries/quote',
        await asking({ equipmentId: id }),
      );
      expect(covered.body).to.include({
        covered: true,
        message: 'Solicitud de cotización enviada con éxito',
      });
    });

    it('returns the errors of the load, and saves nothing', async () => {
      const before = await Quote.query().resultSize();
      const form = await asking({
        origin: { ...monterrey, country: 'US' },
        pickupDate: dayFrom(-2),
        deliveryDate: dayFrom(-3),
      });
      const { status, errors } = await errorsOf('quote', form);
      expect(status).to.equal(422);
      expect(errors).to.include.keys('origin.country', 'deliveryDate');
      expect(await Quote.query().resultSize()).to.equal(before);
    });

    it('creates one quote, however often it is sent concurrently', async () => {
      const before = await Quote.query().resultSize();
      const form = await asking();
      const send = () => anonymous.post<Received>('/api/inquiries/quote', form);
      await Promise.all([send(), send(), send()]);
      expect(await Quote.query().resultSize()).to.equal(before + 1);
    });
  });

  describe('POST /inquiries/route', () => {
    it('saves the offered lane, with both dates', async () => {
      const { id: equipmentId } = await buildEquipment();
      const offer = { equipmentId, frequency: 'weekly', volume: 3, rate: '2100.00' };
      const lane = { ...company, origin: monterrey, destination: dallas, ...offer };
      const form = { ...(await formOf()), ...lane, startDate: dayFrom(3) };
      expect((await errorsOf('route', form)).errors).to.have.keys('endDate');
      const { status, body } = await anonymous.post<Received>('/api/inquiries/route', {
        ...form,
        endDate: dayFrom(90),
      });
      expect(status).to.equal(201);
      const found = await as(staff).get<Schemas['Inquiry'][]>(`/api/inquiries?q=${body.folio}`);
      expect(found.body[0]!.lane).to.deep.include({ frequency: 'weekly', volume: 3 });
    });

    it('takes a lane that begins today where it begins', async () => {
      const { id: equipmentId } = await buildEquipment();
      const tijuana = { city: 'Tijuana', state: 'MX-BCN', country: 'MX', postalCode: '22000' };
      const offer = { equipmentId, frequency: 'weekly', volume: 3, rate: '2100.00' };
      const evening = new Date('2026-11-27T06:30:00Z');
      const lane = { ...company, origin: tijuana, destination: dallas, ...offer };
      const on = async (startDate: string) => {
        const form = { ...(await formOf(10, evening)), ...lane, startDate, endDate: '2027-02-01' };
        return (await anonymous.post('/api/inquiries/route', form)).status;
      };
      expect(await on('2026-11-25')).to.equal(422);
      expect(await on('2026-11-26')).to.equal(201);
    });

    it('creates one route of Andén with the offered rate, visible to staff and to no broker', async () => {
      const { id: equipmentId } = await buildEquipment();
      const offer = { equipmentId, frequency: 'monthly', volume: 12, comment: 'Con sellos' };
      const lane = { ...company, origin: monterrey, destination: dallas, ...offer };
      const form = { ...(await formOf()), ...lane, rate: '41000.00', currency: 'MXN' };
      const send = () => anonymous.post<Received>('/api/inquiries/route', form);
      const [{ body }] = await Promise.all([send(), send(), send()]);
      const path = `/api/inquiries?q=${body.folio}`;
      const [inquiry] = (await as(staff).get<Schemas['Inquiry'][]>(path)).body;
      const { status, body: route } = await as(staff).get<Schemas['Route']>(
        `/api/routes/${inquiry!.routeId}`,
      );
      expect(status).to.equal(200);
      expect(route).to.deep.include(offer);
      expect(route).to.deep.include({ movement: 'cross_border', kind: 'potential_project' });
      expect(route).to.include({ targetRate: '41000.00', currency: 'MXN', carrierId: null });
      expect(route.reference).to.equal(inquiry!.routeReference);
      const made = await as(staff).get<Schemas['Route'][]>('/api/routes?q=dallas&limit=100');
      expect(made.body.filter(({ comment }) => comment === 'Con sellos')).to.have.length(1);
      const broker = as(await buildUser());
      expect((await broker.get(`/api/routes/${inquiry!.routeId}`)).status).to.equal(404);
    });
  });

  describe('PATCH /inquiries/:id', () => {
    it('is allowed only for staff', async () => {
      const { id } = await buildInquiry();
      expect((await anonymous.patch(`/api/inquiries/${id}`, {})).status).to.equal(401);
      const broker = await buildUser();
      const refused = await as(broker).patch(`/api/inquiries/${id}`, { status: 'done' });
      expect(refused.status).to.equal(403);
    });

    it('assigns it to the caller without a named user, and closes it', async () => {
      const { id } = await buildInquiry();
      const change = (body: object) =>
        as(staff).patch<Schemas['Inquiry']>(`/api/inquiries/${id}`, body);
      expect((await change({ status: 'assigned' })).body.assignedTo).to.equal(staff.id);
      expect((await change({ assignedTo: null })).body.status).to.equal('new');
      const done = await change({ status: 'done', comment: 'Contestada' });
      expect(done.body).to.include({ status: 'done', comment: 'Contestada' });
    });

    it('must be reopened before somebody takes it', async () => {
      const { id } = await buildInquiry({ status: 'done' });
      const change = (status: string) =>
        as(staff).patch<Problem>(`/api/inquiries/${id}`, { status });
      const { status, body } = await change('assigned');
      expect([status, body.code]).to.deep.equal([409, 'NOT_ACCEPTABLE_STATE']);
      expect(body.title).to.include('«atendida»').and.include('nueva');
      expect((await change('done')).status).to.equal(200);
      expect((await change('new')).status).to.equal(200);
      expect((await change('assigned')).status).to.equal(200);
    });

    it('cannot be assigned to users outside Andén', async () => {
      const { id } = await buildInquiry();
      const broker = await buildUser();
      const { status, body } = await as(staff).patch<Problem>(`/api/inquiries/${id}`, {
        assignedTo: broker.id,
      });
      expect(status).to.equal(422);
      expect(body.errors).to.have.keys('assignedTo');
    });
  });
});
