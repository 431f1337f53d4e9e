import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { buildCarrier } from '../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../network/companies/test/factory.ts';
import { buildLocation } from '../../network/locations/test/factory.ts';
import { buildQuote } from '../../quoting/quotes/test/factory.ts';
import { accessToken, anonymous, as } from '../../testing/client.ts';
import { deleteMany } from '../../testing/base/manyRows.ts';
import { testServer } from '../../testing/server.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { User } from '../../platform/users/User.ts';
import type { Schemas } from '../contract/types.ts';
import { takeSlot } from './slots.ts';

type Row = Record<string, string>;

const MANY = 1600;

describe('GET /{resource}/export', () => {
  let companyId: string;
  let admin: User;

  before(async function () {
    this.timeout(60_000);
    companyId = (await buildCompany()).id;
    admin = await buildUser({ companyId });
    const { db } = await testServer();
    const rows = Array.from({ length: MANY }, (_, i) => ({
      companyId,
      name: `Andén ${String(i).padStart(4, '0')}`,
      city: i % 2 ? 'Ánimas' : 'Zapata',
      state: 'MX-NLE',
      country: 'MX',
      timeZone: 'America/Monterrey',
    }));
    await db.batchInsert('locations', rows, 400);
    await buildLocation({ companyId: (await buildCompany()).id, name: 'Andén ajeno' });
  });

  const rowsOf = (text: string): Row[] => parse(text, { columns: true, bom: true });
  const answer = (path: string, who: { email: string } = admin, language = 'es') =>
    as(who).get<string>(path, { headers: { 'accept-language': language } });
  const exported = async (...request: Parameters<typeof answer>) => {
    const { status, body } = await answer(...request);
    expect(status).to.equal(200);
    return rowsOf(body);
  };

  it('needs a token', async () => {
    expect((await anonymous.get('/api/carriers/export')).status).to.equal(401);
  });

  it('is CSV by a blank format, which answered a workbook without a content type', async () => {
    const { status, headers } = await answer('/api/catalogs/equipments/export?format=');
    expect(status).to.equal(200);
    expect(headers.get('content-type')).to.match(/^text\/csv/);
  });

  for (const [path, type] of [
    ['carriers', 'shipper'],
    ['companies', 'carrier'],
    ['locations', 'carrier'],
    ['quotes', 'carrier'],
  ] as const) {
    it(`is refused to a ${type} for ${path}, like the list`, async () => {
      const { status } = await as(await buildUser({ type })).get(`/api/${path}/export`);
      expect(status).to.equal(403);
    });
  }

  for (const [query, field] of [
    ['?limit=5', 'limit'],
    ['?range=[0,9]', 'limit'],
    ['?filter={"range":"[0,9]"}', 'range'],
    ['?sort=comment', 'sort'],
    ['?color=red', 'color'],
  ] as const) {
    it(`refuses ${query} and names ${field}`, async () => {
      const { status, body } = await as(admin).get<Schemas['Problem']>(
        `/api/locations/export${query}`,
      );
      expect(status).to.equal(422);
      expect(body.errors).to.have.property(field);
    });
  }

  it('sends every row of the scope, more than the largest page', async () => {
    const rows = await exported('/api/locations/export');
    expect(rows).to.have.length(MANY);
    expect(rows.map(({ Nombre }) => Nombre)).to.deep.equal(rows.map(({ Nombre }) => Nombre).sort());
  });

  it('filters and sorts like the list', async () => {
    const filter = encodeURIComponent('{"q":"zapata"}');
    const rows = await exported(`/api/locations/export?filter=${filter}&sort=["name","DESC"]`);
    expect(rows).to.have.length(MANY / 2);
    expect(rows[0]!.Nombre).to.equal('Andén 1598');
  });

  it('sends the number of rows, a file name with the date in Mexico, and a byte order mark', async () => {
    const { url } = await testServer();
    const response = await fetch(`${url}/api/locations/export`, {
      headers: { authorization: `Bearer ${await accessToken(admin.email)}` },
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-type')).to.equal('text/csv; charset=utf-8');
    expect(response.headers.get('x-total-count')).to.equal(String(MANY));
    expect(response.headers.get('content-disposition')).to.match(
      /^attachment; filename="locations-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect([...bytes.slice(0, 3)]).to.deep.equal([0xef, 0xbb, 0xbf]);
  });

  it('names its columns in the language of the caller', async () => {
    const [spanish] = await exported('/api/locations/export?q=0001');
    const [english] = await exported('/api/locations/export?q=0001', admin, 'en');
    expect(spanish).to.include({ 'Código postal': '', Ciudad: 'Ánimas' });
    expect(english).to.include({ 'Postal code': '', City: 'Ánimas' });
  });

  it('replaces codes by names in the language of the caller, also in lists', async () => {
    const own = await buildCompany();
    const person = await buildUser({ companyId: own.id });
    const { id } = await buildCarrier({
      companyId: own.id,
      confidence: 'very_high',
      movements: ['mexico', 'cross_border'],
      status: 'active',
    } as never);
    const path = `/api/carriers/export?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`;
    const [spanish] = await exported(path, person);
    const [english] = await exported(path, person, 'en');
    expect(spanish).to.include({
      Estatus: 'Activo',
      Confianza: 'Muy alta',
      Movimientos: 'Nacional en México; Transfronterizo',
    });
    expect(english).to.include({
      Status: 'Active',
      Confidence: 'Very high',
      Movements: 'Mexico lane haul; Cross-border',
    });
    await buildQuote({ companyId: own.id } as never);
    const [quote] = await exported('/api/quotes/export', person);
    expect(quote).to.include({ Estatus: 'Pendiente', Movimiento: 'Transfronterizo' });
  });

  it('has only headings when there are no rows', async () => {
    const { body, headers } = await answer('/api/locations/export?q=nowhere');
    expect(headers.get('x-total-count')).to.equal('0');
    expect(body).to.match(/^\uFEFF?Nombre,Tipo,[^\n]+\r\n$/);
  });

  it('escapes formulas in texts, keeps line breaks in their cell, and does not change negative numbers', async () => {
    const own = await buildCompany();
    const person = await buildUser({ companyId: own.id });
    const formulas = ['=HYPERLINK("http://x")', '+52 81', '-2+3', '@SUM(A1)', '\tcmd'];
    const texts = [...formulas, 'a,"b"\nc', 'Primera línea\n=1+1', 'Primera línea\r=1+1'];
    for (const [i, comment] of texts.entries()) {
      await buildLocation({
        companyId: own.id,
        name: `${i}`,
        comment,
        latitude: '25.7',
        longitude: '-100.3',
      } as never);
    }
    const rows = await exported('/api/locations/export', person);
    expect(rows.map(({ Comentarios }) => Comentarios)).to.deep.equal([
      ...formulas.map((text) => `'${text}`),
      ...texts.slice(formulas.length),
    ]);
    expect(Number(rows[0]!.Longitud)).to.equal(-100.3);
  });

  it('has no column for fields that the caller may not see', async () => {
    const broker = await buildCompany();
    const customer = await buildCustomer(broker);
    await buildQuote({
      companyId: broker.id,
      customerId: customer.id,
      targetRate: '777.00',
    } as never);
    const shipper = await buildUser({ type: 'shipper', companyId: customer.id });
    const owner = await buildUser({ companyId: broker.id });
    const [seen] = await exported('/api/quotes/export', shipper);
    expect(seen).to.have.property('Cotización').that.is.not.empty;
    expect(seen).not.to.have.any.keys('Tarifa objetivo', 'Margen', 'Costo de compra', 'Invitados');
    expect((await exported('/api/quotes/export', owner))[0]).to.include({
      'Tarifa objetivo': '777.00',
    });
  });

  it('hides the private fields of the internal network from a broker', async () => {
    const identifier = 'SECRETO-9';
    const { carrierName } = await buildCarrier({ identifier } as never);
    const rows = await exported(`/api/carriers/export?q=${encodeURIComponent(carrierName)}`);
    expect(rows[0]).to.include({ 'Razón social': carrierName, Identificador: '' });
    expect(JSON.stringify(rows)).not.to.contain(identifier);
  });

  for (const path of [
    'users',
    'companies',
    'shipments',
    'catalogs/equipments',
    'catalogs/comodities',
  ]) {
    it(`exists for ${path}`, async () => {
      const { headers } = await answer(`/api/${path}/export`);
      expect(headers.get('content-disposition')).to.contain(path.split('/').at(-1));
    });
  }

  it('is allowed for read-only users', async () => {
    const reader = await buildUser({ companyId, role: 'member', accessType: 'read_only' });
    expect(await exported('/api/locations/export', reader)).to.have.length(MANY);
  });

  it('releases its connection when the client disconnects, and after HEAD', async function () {
    this.timeout(60_000);
    const { url, db } = await testServer();
    const person = await buildUser();
    await db.raw(
      `insert into locations (company_id, name, city, state, country, time_zone, comment)
       select ?, 'Patio ' || n, 'Zapata', 'MX-NLE', 'MX', 'America/Monterrey', repeat('x', 490)
       from generate_series(1, 20000) n`,
      [person.companyId!],
    );
    const headers = { authorization: `Bearer ${await accessToken(person.email)}` };
    const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'HEAD', 'HEAD', 'HEAD'];
    for (const [i, method] of methods.entries()) {
      const path = `/api/locations/export?format=${i % 2 ? 'csv' : 'xlsx'}`;
      const request = http.request(url + path, { method, headers }).end();
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      expect(response.statusCode, method).to.equal(200);
      expect(response.headers['x-total-count']).to.equal('20000');
      response.destroy();
      await untilIdle(db);
    }
    expect(await exported('/api/locations/export')).to.have.length(MANY);
    await deleteMany('locations', person.companyId!);
  });

  it('answers 429 with Retry-After when the maximum number of exports is running', async () => {
    const { url, db } = await testServer();
    const headers = { authorization: `Bearer ${await accessToken(admin.email)}` };
    const releases = await Promise.all([takeSlot(), takeSlot(), takeSlot()]);
    const refused = await fetch(`${url}/api/locations/export`, { headers });
    expect(refused.status).to.equal(429);
    expect(refused.headers.get('retry-after')).to.equal('10');
    const next = exported('/api/locations/export');
    releases.forEach((release) => release());
    expect(await next).to.have.length(MANY);
    await untilIdle(db);
  });
});

/** Waits until no export holds a connection; throws when one is not released. */
async function untilIdle(db: Awaited<ReturnType<typeof testServer>>['db']) {
  for (let tries = 0; tries < 60; tries += 1) {
    const { rows } = await db.raw(
      `select 1 from pg_stat_activity
       where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
    );
    if (rows.length === 0) return;
    await pause(50);
  }
  throw new Error('A connection stayed in its transaction');
}
