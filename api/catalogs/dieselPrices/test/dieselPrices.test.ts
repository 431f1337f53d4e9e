import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { runImport } from '../../../core/import/run.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { uniqueDay } from '../../../testing/base/days.ts';
import { DieselPrice } from '../DieselPrice.ts';
import { buildDieselPrice } from './factory.ts';
import { dieselOn } from '../service.ts';

type Price = Schemas['DieselPrice'];
type Problem = Schemas['Problem'];
type Import = Schemas['Import'];

const HEADER = 'date,country,currency,unit,price,source';
const price = { country: 'MX', currency: 'MXN', unit: 'l', price: '25.10', source: 'prueba' };
const NO_SURCHARGE: Schemas['FuelSurcharge'] = {
  amount: null,
  currency: 'MXN',
  missing: 'distance',
  frozen: true,
  settings: null,
  diesel: null,
  price: null,
  distance: null,
  distanceUnit: null,
  exchangeRate: '20.0000',
  exchangeRateDate: '2026-01-02',
};

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
    it('needs a token, refuses an unknown sort, and is readable by all users', async () => {
      expect((await anonymous.get('/api/diesel_prices')).status).to.equal(401);
      expect((await as(driver).get('/api/diesel_prices?sort=unit')).status).to.equal(422);
      expect((await as(driver).get('/api/diesel_prices')).status).to.equal(200);
    });

    it('returns the prices of a period and a country, sorted by date', async () => {
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
        date: uniqueDay(),
        ...price,
        ...body,
      });

    it("needs a token, and is allowed for Andén's admins", async () => {
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

    it('refuses a date in the future', async () => {
      setClock(new Date('2026-03-02T12:00:00Z'));
      expect((await post({ date: '2026-03-03', country: 'US' })).body.errors).to.have.property(
        'date',
      );
    });

    it('saves one price per date and country', async () => {
      const { status, body } = await post({});
      expect(status).to.equal(201);
      expect(body).to.include({ ...price, price: '25.1000' });
      expect((await post({ date: body.date, price: '26' })).status).to.equal(409);
      expect((await post({ date: body.date, country: 'US' })).status).to.equal(201);
    });
  });

  describe('PATCH and DELETE /diesel_prices/:id', () => {
    it('need a token and an admin of Andén', async () => {
      const { id } = await buildDieselPrice();
      expect((await anonymous.patch(`/api/diesel_prices/${id}`, price)).status).to.equal(401);
      expect((await as(staff).patch(`/api/diesel_prices/${id}`, price)).status).to.equal(403);
      expect((await as(driver).delete(`/api/diesel_prices/${id}`)).status).to.equal(403);
      const wrong = await as(admin).patch(`/api/diesel_prices/${id}`, { price: '-1' });
      expect(wrong.status).to.equal(422);
    });

    it('correct a price, and make its date available again', async () => {
      const { id, date } = await buildDieselPrice();
      const { body } = await as(admin).patch<Price>(`/api/diesel_prices/${id}`, { price: '26' });
      expect(body).to.include({ price: '26.0000', date });
      expect((await as(admin).delete(`/api/diesel_prices/${id}`)).body).to.deep.equal({ id });
      await buildDieselPrice({ date });
      const path = `/api/diesel_prices/${id}/history`;
      const changes = await as(admin).get<Schemas['Change'][]>(path);
      expect(changes.body.map(({ action }) => action)).to.include.members(['archived', 'updated']);
    });

    it('changed a price that a quote has used: they are refused with the reason', async () => {
      const { id, date, country, currency, unit, source, price: paid } = await buildDieselPrice();
      const diesel = { date, country, currency, unit, source, price: paid };
      await buildQuote({ fuelSurcharge: { ...NO_SURCHARGE, diesel } });
      const other = await buildDieselPrice({ date, country: 'US' });
      const path = `/api/diesel_prices/${id}`;
      const { body } = await as(admin).get<Price>(path);
      expect(body.isUsed).to.equal(true);
      expect(body.can).not.to.include.members(['update', 'delete']);
      const corrected = await as(admin).patch<Problem>(path, { price: '26' });
      const archived = await as(admin).delete<Problem>(path);
      for (const { status, body: problem } of [corrected, archived]) {
        expect([status, problem.code]).to.deep.equal([409, 'USED_BY_QUOTES']);
        expect(problem.title).to.include('cotizaciones');
      }
      expect((await as(admin).delete(`/api/diesel_prices/${other.id}`)).status).to.equal(200);
    });

    it('could not be replaced by the right price of the same date after a quote had used it', async () => {
      const { id, date, country, currency, unit, source, price: paid } = await buildDieselPrice();
      const diesel = { date, country, currency, unit, source, price: paid };
      await buildQuote({ fuelSurcharge: { ...NO_SURCHARGE, diesel } });
      const right = { ...price, date, price: '26.40' };
      expect((await as(admin).post('/api/diesel_prices', diesel)).status).to.equal(409);
      const { status, body } = await as(admin).post<Price>('/api/diesel_prices', right);
      expect([status, body.isUsed]).to.deep.equal([201, false]);
      expect(await dieselOn('MX', date)).to.include({ date, price: '26.4000' });
      const old = await as(admin).get<Price>(`/api/diesel_prices/${id}`);
      expect(old.body).to.include({ price: paid, isUsed: true });
      expect((await as(admin).post('/api/diesel_prices', right)).status).to.equal(409);
    });
  });

  describe('POST /diesel_prices/bulkFile', () => {
    const upload = <Answer = Problem>(text: string, who = admin) =>
      as(who).post<Answer>('/api/diesel_prices/bulkFile?languaje=EN', form(text));
    const loaded = async (text: string, existing = 'skip') => {
      const path = `/api/diesel_prices/bulkFile?languaje=EN&existing=${existing}`;
      const { status, body } = await as(admin).post<Import>(path, form(text));
      expect(status, JSON.stringify(body)).to.equal(201);
      await runImport(body.id, await testStorage());
      return (await as(admin).get<Import>(`/api/imports/${body.id}`)).body;
    };
    const errorsOf = async ({ id }: Import) => {
      const path = `/api/imports/${id}/rows?limit=100&languaje=EN`;
      const { body } = await as(admin).get<Schemas['ImportRow'][]>(path);
      return body.flatMap(({ row, errors }) => errors.map((error) => ({ row, ...error })));
    };

    it("needs a token, and is allowed for Andén's admins", async () => {
      const file = await anonymous.post('/api/diesel_prices/bulkFile', form(HEADER));
      const list = await anonymous.post('/api/diesel_prices/bulkDieselPrices', [price]);
      expect([file.status, list.status]).to.deep.equal([401, 401]);
      expect((await upload(HEADER, staff)).status).to.equal(403);
    });

    it('refuses another header, a file that is not CSV, and too many rows', async () => {
      const row = '\n2020-01-01,MX,MXN,l,20,x';
      const wrong = await upload(`fecha,pais\n${row}`);
      expect([wrong.status, wrong.body.code]).to.deep.equal([422, 'ERR_08']);
      expect(wrong.body.errors).to.have.property('Price');
      const open = await upload(`${HEADER}\n"2020`);
      expect([open.status, open.body.errors!.file]).to.deep.equal([
        422,
        'The file cannot be read near row 2: check its quotes',
      ]);
      const long = await upload(HEADER + row.repeat(100_001));
      expect([long.status, long.body.code]).to.deep.equal([413, 'LIST_TOO_LARGE']);
      expect(long.body.title).to.include('100,000');
    });

    it('saves the valid rows, returns the errors of the others by row, and changes nothing when repeated', async () => {
      const [one, two] = [uniqueDay(), uniqueDay()];
      const text = [
        HEADER,
        `${one},MX,MXN,l,24.5,prueba`,
        `${two},US,USD,gal,3.789,prueba`,
        '2020-13-01,MX,MXN,l,24.5,prueba',
        `${one},FR,MXN,l,veinte,`,
      ].join('\r\n');
      const first = await loaded(`\uFEFF${text}`);
      expect(first).to.include({ rowsCreated: 2, rowsUnchanged: 0, rowsFailed: 2 });
      const wrong = (await errorsOf(first)).map(({ row, field }) => `${row} ${field}`);
      expect(wrong.sort()).to.deep.equal(['4 date', '5 country', '5 price', '5 source']);
      const made = await as(admin).get<Price[]>(
        `/api/diesel_prices?importId=${first.id}&sort=date`,
      );
      expect(
        made.body.map(({ date, country, price: paid }) => [date, country, paid]),
      ).to.deep.equal([
        [one, 'MX', '24.5000'],
        [two, 'US', '3.7890'],
      ]);
      const again = await loaded(text);
      expect(again).to.include({ rowsRead: 4, rowsCreated: 0, rowsUnchanged: 2, rowsFailed: 2 });
    });

    it('corrects another price of a date on demand, and replaces one that a quote has used', async () => {
      const [unused, used] = [
        await buildDieselPrice({ price: '24.5000' }),
        await buildDieselPrice({ price: '24.5000' }),
      ];
      const { date, country, currency, unit, source } = used;
      const diesel = { date, country, currency, unit, source, price: '24.5000' };
      await buildQuote({ fuelSurcharge: { ...NO_SURCHARGE, diesel } });
      const text = [unused, used].map((one) => `${one.date},MX,MXN,l,24.60,prueba`).join('\n');
      const skipped = await loaded(`${HEADER}\n${text}`);
      expect(skipped).to.include({ rowsCreated: 0, rowsUnchanged: 2, rowsWarned: 0 });
      const path = `/api/imports/${skipped.id}/rows?languaje=EN`;
      const [row] = (await as(admin).get<Schemas['ImportRow'][]>(path)).body;
      expect(row!.warnings[0]!.message).to.equal(
        'That day has another price in the list: $24.50 MXN per liter',
      );
      const done = await loaded(`${HEADER}\n${text}`, 'update');
      expect(done).to.include({ rowsCreated: 0, rowsUpdated: 2, rowsFailed: 0 });
      const priceOn = async (day: string) => (await dieselOn('MX', day))!.price;
      expect(await priceOn(unused.date)).to.equal('24.6000');
      expect(await priceOn(used.date)).to.equal('24.6000');
      expect((await as(admin).get<Price>(`/api/diesel_prices/${used.id}`)).body).to.include({
        price: '24.5000',
      });
      expect(await loaded(`${HEADER}\n${text}`, 'update')).to.include({ rowsUnchanged: 2 });
    });

    it('warns of prices that are far from the last one, in the list or in the file', async () => {
      await buildDieselPrice({ price: '25.0000' });
      const days = [uniqueDay(), uniqueDay(), uniqueDay()];
      const line = (day: string, paid: string) => `${day},MX,MXN,l,${paid},prueba`;
      const lines = [line(days[2]!, '26.5'), line(days[0]!, '25.1'), line(days[1]!, '251')];
      const { body } = await as(admin).post<Import>(
        '/api/diesel_prices/bulkFile?preview=true',
        form([HEADER, ...lines].join('\n')),
      );
      await runImport(body.id, await testStorage());
      const path = `/api/imports/${body.id}/rows?languaje=EN`;
      const rows = (await as(admin).get<Schemas['ImportRow'][]>(path)).body;
      expect(rows.map(({ row }) => row)).to.deep.equal([2, 4]);
      expect(rows[0]!.warnings[0]!.message)
        .to.include('89% below')
        .and.include('$251.00 MXN per liter');
      expect(rows[1]!.warnings[0]!.message).to.include('900% above the last value');
    });

    it('uses the first of two rows of one date, and reads Spanish words and dates', async () => {
      const { body: template } = await as(admin).get<string>(
        '/api/diesel_prices/bulkTemplate?languaje=ES',
      );
      expect(template.trim()).to.equal('Fecha *,País *,Moneda *,Unidad *,Precio *,Fuente *');
      const date = uniqueDay();
      const [year, month, day] = date.split('-');
      const row = (paid: string) => `${day}/${month}/${year},México,MXN,Litro,${paid},prueba`;
      const rows = [row('24.5'), row('24.50'), row('25')].join('\n');
      const done = await loaded(`Fecha,País,Moneda,Unidad,Precio,Fuente\n${rows}`);
      expect(done).to.include({ rowsCreated: 1, rowsUnchanged: 1, rowsFailed: 1 });
      expect(await DieselPrice.query().findOne({ date, country: 'MX' })).to.include({
        price: '24.5000',
        unit: 'l',
      });
      const { body } = await as(admin).get<string>(`/api/imports/${done.id}/file`);
      expect(body).to.include('Se repite: ya está en la fila').and.not.to.include('24.5');
    });

    it('refuses a date in the future, in a file and in a list', async () => {
      setClock(new Date('2026-03-02T12:00:00Z'));
      const done = await loaded(`${HEADER}\n2026-03-04,US,USD,gal,3.789,prueba`);
      expect((await errorsOf(done))[0]).to.include({ row: 2, field: 'date' });
      const list = [
        { date: '2026-03-04', ...price },
        { date: uniqueDay(), ...price },
      ];
      const { body } = await as(admin).post<Schemas['CreatedRecords']>(
        '/api/diesel_prices/bulkDieselPrices',
        list,
      );
      expect(body).to.include({ created: 1, failed: 1 });
      expect(body.results[0]!.errors[0]).to.include({ field: 'date' });
    });
  });
});

function form(text: string): FormData {
  const body = new FormData();
  body.append('file', new Blob([text]), 'diesel.csv');
  return body;
}
