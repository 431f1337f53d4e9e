import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import type { Schemas } from '../../../core/contract/types.ts';
import { Company } from '../../../network/companies/index.ts';
import { buildQuote, monterrey } from '../../../quoting/quotes/test/factory.ts';
import { buildShipment } from '../../../trip/shipments/test/factory.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { resetRateLimits, testDb } from '../../../testing/base/db.ts';
import { anonymous, as, byLink } from '../../../testing/client.ts';
import { logged, testServer } from '../../../testing/server.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/index.ts';

type Feed = Schemas['Feed'];

describe('An address for spreadsheets', function () {
  this.timeout(30_000);
  let admin: User;

  beforeEach(async () => {
    admin = await buildUser();
  });

  async function make(user = admin): Promise<string[]> {
    const { status, body } = await as(user).post<Feed[]>('/api/feeds/mine/make');
    expect(status).to.equal(200);
    return body.map(({ url }) => pathOf(url));
  }
  const read = (path: string) => anonymous.get<string>(path);
  const moveTo = (timeZone: string) =>
    Company.query()
      .findById(admin.companyId!)
      .patch({ calendar: { timeZone, hours: {}, holidays: [] } } as never);

  it('gives the rows that its maker sees, as CSV, to who has it', async () => {
    const { companyId } = admin;
    const quote = await buildQuote({ companyId: companyId! });
    const load = await buildShipment({ companyId: companyId! });
    const foreign = await buildQuote({ companyId: (await buildUser()).companyId! });
    const [quotes, loads] = await make();
    const { status, headers, body } = await read(quotes!);
    expect(status).to.equal(200);
    expect(headers.get('content-type')).to.equal('text/csv; charset=utf-8');
    expect(body).to.include(quote.id).and.not.include(foreign.id);
    expect((await read(loads!)).body).to.include(load.id);
  });

  it("has times of its company's zone, as spreadsheets read them (they were texts with microseconds)", async () => {
    await buildQuote({ companyId: admin.companyId!, deadlineAt: '2026-11-30T05:15:00.000Z' });
    await moveTo('America/Tijuana');
    const [quotes] = await make();
    for (const path of [quotes!, ofBefore(quotes!)])
      expect(rowsOf((await read(path)).body)[0]).to.include({ Plazo: '2026-11-29 21:15' });
    const { body } = await as(admin).get<string>('/api/quotes/export');
    expect(rowsOf(body)[0]!.Plazo).to.match(/^2026-11-30T05:15:00/);
  });

  it('is also a workbook with cells of their type, where a postal code keeps its zero', async () => {
    const deadlineAt = '2026-11-30T05:15:00.000Z';
    const origin = { ...monterrey, postalCode: '02150' };
    await buildQuote({ companyId: admin.companyId!, deadlineAt, origin } as never);
    await moveTo('America/Tijuana');
    const { body } = await as(admin).post<Feed[]>('/api/feeds/mine/make');
    const response = await fetch((await testServer()).url + pathOf(body[0]!.workbookUrl));
    expect(response.status).to.equal(200);
    const name = response.headers.get('content-disposition');
    expect(name).to.match(/quotes-\d{4}-\d\d-\d\d\.xlsx/);
    const file = Buffer.from(await response.arrayBuffer());
    const [head, row] = (await readXlsx(file)).sheets[0]!.rows;
    const cell = (heading: string) => row![head!.indexOf(heading)];
    expect(cell('Plazo')).to.deep.equal(new Date('2026-11-29T21:15:00.000Z'));
    expect(cell('Origen: código postal')).to.equal('02150');
  });

  it('takes another language at its end, after its own (the guide says so, and it was the first that counted)', async () => {
    const [quotes] = await make();
    const { status, body } = await read(`${quotes}&languaje=EN`);
    expect(status).to.equal(200);
    expect(body).to.match(/^Quote,Status/);
  });

  it('stays the same when it is made again, and tells when it was read', async () => {
    const [quotes] = await make();
    expect(await make()).to.include(quotes);
    expect(await shown()).to.have.property('readAt', null);
    await read(quotes!);
    expect((await shown())!.readAt).to.be.a('string');
  });

  const shown = async () => (await as(admin).get<Feed[]>('/api/feeds')).body[0];

  it('is 404 once it was revoked; a new one works', async () => {
    const [quotes] = await make();
    expect((await as(admin).post<Feed[]>('/api/feeds/mine/revoke')).body).to.deep.equal([]);
    expect((await as(admin).get('/api/feeds')).body).to.deep.equal([]);
    expect((await read(quotes!)).status).to.equal(404);
    const [next] = await make();
    expect(next).not.to.equal(quotes);
    expect((await read(quotes!)).status).to.equal(404);
    expect((await read(next!)).status).to.equal(200);
  });

  it('has columns in the language in which its maker reads, whoever reads it', async () => {
    const headers = { 'accept-language': 'en' };
    const { body } = await as(admin).post<Feed[]>('/api/feeds/mine/make', undefined, { headers });
    const [quotes] = body.map(({ url }) => pathOf(url));
    expect((await read(quotes!)).body).to.match(/^Quote,Status/);
    expect((await read((await make())[0]!)).body).to.match(/^Cotización,Estatus/);
  });

  it('can be revoked by another admin of the company, who sees who has one, and by nobody else', async () => {
    const [quotes] = await make();
    const { companyId } = admin;
    const colleague = await buildUser({ companyId: companyId! });
    const member = await buildUser({ companyId: companyId!, role: 'member' });
    const at = '/api/feeds/colleagues';
    const found = await as(colleague).get<Schemas['ColleagueFeed'][]>(at);
    const userName = `${admin.firstName} ${admin.lastName}`;
    expect(found.body).to.have.length(1);
    expect(found.body[0]).to.include({ id: admin.id, userName, readAt: null });
    expect((await as(admin).get<never[]>(at)).body).to.deep.equal([]);
    const revoke = async (user: User) => (await as(user).post(`${at}/${admin.id}/revoke`)).status;
    expect((await anonymous.post(`${at}/${admin.id}/revoke`)).status).to.equal(401);
    expect(await revoke(await buildUser())).to.equal(404);
    expect(await revoke(member)).to.equal(403);
    expect((await read(quotes!)).status).to.equal(200);
    expect(await revoke(colleague)).to.equal(200);
    expect((await read(quotes!)).status).to.equal(404);
    expect(await revoke(colleague)).to.equal(404);
  });

  it('is 404 for any other token, also for one that opens nothing else', async () => {
    const [quotes] = await make();
    for (const wrong of ['x', 'A'.repeat(65)])
      expect((await read(`/api/feeds/quotes/csv?token=${wrong}`)).status).to.equal(404);
    const token = quotes!.split('token=')[1]!.split('&')[0]!;
    expect((await byLink(token).get('/api/link')).status).to.equal(404);
    expect((await byLink(token).get('/api/quotes')).status).to.equal(401);
  });

  it('ends with the access of its maker, and with a year', async () => {
    const [quotes] = await make();
    setClock(new Date(Date.now() + 366 * 24 * 60 * 60_000));
    expect((await read(quotes!)).status).to.equal(404);
    setClock(null);
    await admin.$query().patch({ archivedAt: new Date().toISOString() });
    expect((await read(quotes!)).status).to.equal(404);
  });

  it('ends when its maker is no longer an admin', async () => {
    const [quotes] = await make();
    await admin.$query().patch({ userRoleId: 3 });
    expect((await read(quotes!)).status).to.equal(404);
  });

  it("is in its maker's and the company's data without its token, and gone when the maker is erased", async () => {
    const token = (await make())[0]!.split('token=')[1]!.split('&')[0]!;
    const path = `/api/users/${admin.id}/personal_data`;
    const own = await as(admin).get<Schemas['PersonalData']>(path);
    expect(own.body.feeds).to.have.lengthOf(1);
    const ofCompany = await as(admin).get<string>('/api/company_data/export');
    expect(ofCompany.body).to.match(/"kind": ?"feed"/);
    for (const { body } of [own, ofCompany]) expect(JSON.stringify(body)).not.to.include(token);
    const root = as(await buildUser({ type: 'internal', role: 'root' }));
    const { email } = admin;
    expect((await root.post(`/api/users/${admin.id}/erase`, { email })).status).to.equal(200);
    const left = await (await testDb())('links').where({ subjectId: admin.id });
    expect(left).to.deep.equal([]);
  });

  it('can be read 60 times in ten minutes', async () => {
    const [quotes] = await make();
    setClock(new Date());
    for (let reads = 0; reads < 60; reads++) expect((await read(quotes!)).status).to.equal(200);
    const { status, headers } = await read(quotes!);
    expect(status).to.equal(429);
    expect(Number(headers.get('retry-after'))).to.be.within(1, 600);
    await resetRateLimits();
  });

  it('has a token that is in no line of the log and in no table', async () => {
    const [quotes] = await make();
    const token = quotes!.split('token=')[1]!.split('&')[0]!;
    const lines = await logged(async () => void (await read(quotes!)));
    expect(lines.join('\n')).to.include('/api/feeds/quotes.csv').and.not.include(token.slice(22));
    const { rows } = await (
      await testDb()
    ).raw('select row_to_json(links)::text as text from links');
    for (const { text } of rows) expect(text).not.to.include(token.slice(22));
  });
});

const rowsOf = (text: string): Record<string, string>[] =>
  parse(text, { columns: true, bom: true });

/** The address as it was before it ended in `.csv`, which sheets still have. */
const ofBefore = (path: string) => path.replace('.csv?', '/csv?');

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
