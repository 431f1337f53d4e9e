import { expect } from 'chai';
import type { Schemas } from '../core/contract/types.ts';
import { anonymous, as } from '../testing/client.ts';
import { setClock } from '../testing/base/clock.ts';
import { buildUser } from '../users/factory.ts';
import type { User } from '../users/User.ts';
import { dayOfItsOwn } from '../testing/base/days.ts';
import { buildDieselPrice } from './factory.ts';

type Price = Schemas['DieselPrice'];
type Problem = Schemas['Problem'];
type Uploaded = Schemas['DieselUploadResult'];

const HEADER = 'date,country,currency,unit,price,source';
const price = { country: 'MX', currency: 'MXN', unit: 'l', price: '25.10', source: 'prueba' };

describe('Diesel prices', function () {
  this.timeout(30_000);
  let admin: User;
  let staff: User;
  let driver: User;

  before(async () => {
    admin = await buildUser({ type: 'internal', role: 'admin' });
    staff = await buildUser({ type: 'internal', role: 'member' });
    driver = await buildUser({ type: 'carrier' });
  });

  describe('GET /diesel_prices', () => {
    it('needs a token, refuses an unknown sort, and is for everybody', async () => {
      expect((await anonymous.get('/api/diesel_prices')).status).to.equal(401);
      expect((await as(driver).get('/api/diesel_prices?sort=unit')).status).to.equal(422);
      expect((await as(driver).get('/api/diesel_prices')).status).to.equal(200);
    });

    it('answers a stretch of days, of a country, in their order', async () => {
      const [first, second] = [await buildDieselPrice(), await buildDieselPrice()];
      await buildDieselPrice({ date: second.date, country: 'US' });
      const query = `since=${first.date}&until=${second.date}&country=MX&sort=date&limit=100`;
      const { body } = await as(driver).get<Price[]>(`/api/diesel_prices?${query}`);
      expect(body.map(({ id }) => id)).to.deep.equal([first.id, second.id]);
    });
  });

  describe('POST /diesel_prices', () => {
    const post = (body: object, who = admin) =>
      as(who).post<Problem & Price>('/api/diesel_prices', {
        date: dayOfItsOwn(),
        ...price,
        ...body,
      });

    it("needs a token, and is those's who run the house", async () => {
      expect((await anonymous.post('/api/diesel_prices', price)).status).to.equal(401);
      expect((await post({}, staff)).status).to.equal(403);
      expect((await post({}, driver)).status).to.equal(403);
    });

    for (const [field, wrong] of Object.entries({
      price: { price: '0.00' },
      country: { country: 'CA' },
      unit: { unit: 'barrel' },
      source: { source: '' },
      date: { date: '2026-02-30' },
    })) {
      it(`refuses ${JSON.stringify(wrong)}`, async () => {
        const { status, body } = await post(wrong);
        expect(status).to.equal(422);
        expect(body.errors).to.have.property(field);
      });
    }

    it('refuses a day that is still to come', async () => {
      setClock(new Date('2026-03-02T12:00:00Z'));
      expect((await post({ date: '2026-03-03', country: 'US' })).body.errors).to.have.property(
        'date',
      );
    });

    it('keeps one price a day and country', async () => {
      const { status, body } = await post({});
      expect(status).to.equal(201);
      expect(body).to.include({ ...price, price: '25.1000' });
      expect((await post({ date: body.date, price: '26' })).status).to.equal(409);
      expect((await post({ date: body.date, country: 'US' })).status).to.equal(201);
    });
  });

  describe('PATCH and DELETE /diesel_prices/:id', () => {
    it('ask for a token and for those who run the house', async () => {
      const { id } = await buildDieselPrice();
      expect((await anonymous.patch(`/api/diesel_prices/${id}`, price)).status).to.equal(401);
      expect((await as(staff).patch(`/api/diesel_prices/${id}`, price)).status).to.equal(403);
      expect((await as(driver).delete(`/api/diesel_prices/${id}`)).status).to.equal(403);
      const wrong = await as(admin).patch(`/api/diesel_prices/${id}`, { price: '-1' });
      expect(wrong.status).to.equal(422);
    });

    it('correct a price, and free its day', async () => {
      const { id, date } = await buildDieselPrice();
      const { body } = await as(admin).patch<Price>(`/api/diesel_prices/${id}`, { price: '26' });
      expect(body).to.include({ price: '26.0000', date });
      expect((await as(admin).delete(`/api/diesel_prices/${id}`)).body).to.deep.equal({ id });
      await buildDieselPrice({ date });
    });
  });

  describe('POST /diesel_prices/upload', () => {
    const upload = (text: string, who = admin) =>
      as(who).post<Uploaded & Problem>('/api/diesel_prices/upload', { text });

    it("needs a token, and is those's who run the house", async () => {
      expect((await anonymous.post('/api/diesel_prices/upload', { text: HEADER })).status).to.equal(
        401,
      );
      expect((await upload(HEADER, staff)).status).to.equal(403);
    });

    it('refuses another header, what is no CSV, and too long a list', async () => {
      const row = '\n2020-01-01,MX,MXN,l,20,x';
      for (const [text, says] of [
        [`fecha,pais\n${row}`, 'ERR_08'],
        [`${HEADER}\n"2020`, 'CSV'],
        [HEADER + row.repeat(1001), '1,000'],
      ] as const) {
        const { status, body } = await upload(text);
        expect(status).to.equal(422);
        expect(body.errors!.text).to.include(says);
      }
    });

    it('keeps the rows that are right, names what is wrong by line, and changes nothing twice', async () => {
      const [one, two] = [dayOfItsOwn(), dayOfItsOwn()];
      const text = [
        HEADER,
        `${one},MX,MXN,l,24.5,prueba`,
        `${two},US,USD,gal,3.789,prueba`,
        '2020-13-01,MX,MXN,l,24.5,prueba',
        `${one},FR,MXN,l,veinte,`,
      ].join('\r\n');
      const first = (await upload(`\uFEFF${text}`)).body;
      expect(first).to.include({ created: 2, unchanged: 0, refused: 2 });
      expect(first.errors.map(({ line, field }) => `${line} ${field}`)).to.deep.equal([
        '4 date',
        '5 country',
        '5 price',
        '5 source',
      ]);
      expect((await upload(text)).body).to.include({ created: 0, unchanged: 2, refused: 2 });
      const other = await upload(`${HEADER}\n${one},MX,MXN,l,24.6,prueba`);
      expect(other.body.errors[0]).to.include({ line: 2, field: 'price' });
    });
  });
});
