import { expect } from 'chai';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { Carrier } from '../../../../network/carriers/Carrier.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import type { Message } from '../../../../core/mail/message.ts';
import { buildQuote } from '../../../quotes/test/factory.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { as, byLink, type Client } from '../../../../testing/client.ts';
import { testServer } from '../../../../testing/server.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';

type Shown = Schemas['Invitation'];
type Sent = Schemas['LinkText'];
type Problem = Schemas['Problem'];

describe('The link of an invitation', function () {
  this.timeout(30_000);
  let companyId: string;
  let broker: Client;

  before(async () => {
    companyId = (await buildCompany({ name: 'Puente de Prueba' })).id;
    broker = as(await buildUser({ companyId }));
  });

  async function invited(overrides: Parameters<typeof buildCarrier>[0] = {}) {
    const carrier = await buildCarrier({ companyId, ...overrides });
    const { id: quoteId } = await buildQuote({ companyId });
    await broker.post(`/api/quotes/${quoteId}/send`, { carrierIds: [carrier.id] });
    const { body } = await broker.get<Shown[]>('/api/invitations', { query: { quoteId } });
    const path = `/api/invitations/${body[0]!.id}`;
    const show = async () => (await broker.get<Shown>(path)).body;
    return { carrier, path, show };
  }

  const linkOf = async (path: string, body: object = {}) =>
    (await broker.post<Sent>(`${path}/link`, body)).body;
  const tokenIn = ({ url }: Sent) => url.split('#')[1]!;
  const opens = async (token: string, path: string) => (await byLink(token).get(path)).status;

  it('is built from PUBLIC_URL, and opens the invitation', async () => {
    const { path } = await invited();
    const { env } = await testServer();
    const link = await linkOf(path);
    expect(link.url).to.match(new RegExp(`^${env.publicUrl}/answer#[\\w-]{65}$`));
    expect(await opens(tokenIn(link), path)).to.equal(200);
    expect(await linkOf(path)).to.deep.equal(link);
  });

  it('is English for a carrier of the United States', async () => {
    const { path } = await invited({ nationality: 'US' });
    expect((await linkOf(path)).url).to.include('/en/answer#');
  });

  it("comes with a text for WhatsApp to the carrier's phone", async () => {
    const { path } = await invited({ contactPhone: '528112345678' });
    const { text, url, whatsApp } = await linkOf(path);
    expect(text).to.include('Ruta: Monterrey, Nuevo León → Dallas, Texas').and.include(url);
    expect(whatsApp).to.equal(`https://wa.me/528112345678?text=${encodeURIComponent(text)}`);
  });

  it("hides from a broker the phone of a carrier of the internal network, which Andén's staff sees", async () => {
    const phone = '528112345679';
    const own = await invited({ contactPhone: phone });
    expect((await own.show()).carrierPhone).to.equal(phone);
    const internal = await invited({ companyId: null, contactPhone: phone });
    expect((await internal.show()).carrierPhone).to.equal(null);
    expect((await linkOf(internal.path)).whatsApp).to.match(/^https:\/\/wa\.me\/\?text=/);
    const staff = as(await buildUser({ type: 'internal' }));
    expect((await staff.get<Shown>(internal.path)).body.carrierPhone).to.equal(phone);
  });

  it('is revoked when the broker renews it', async () => {
    const { path } = await invited();
    const old = tokenIn(await linkOf(path));
    const renewed = tokenIn(await linkOf(path, { renew: true }));
    expect([await opens(old, path), await opens(renewed, path)]).to.deep.equal([404, 200]);
  });

  it('shows to whom the mail went, that none went, and that the server refused it', async () => {
    const known = await invited({ quotingEmail: 'tarifas@conocido.test' });
    expect(await known.show()).to.deep.include({
      hasAddress: true,
      mails: [{ recipient: 'tarifas@conocido.test', status: 'waiting', refusal: null }],
    });
    const db = await testDb();
    const mail = db('mails').where({ recipient: 'tarifas@conocido.test' });
    await mail.clone().update({ sentAt: new Date(), message: null });
    expect((await known.show()).mails![0]!.status).to.equal('accepted');
    const refusal = '550 5.1.1 User unknown';
    await mail.clone().update({ sentAt: null, refusedAt: new Date(), refusal });
    expect((await known.show()).mails![0]).to.include({ status: 'refused', refusal });
    const unknown = await invited({ quotingEmail: null });
    expect(await unknown.show()).to.deep.include({ hasAddress: false, mails: [] });
  });

  it('is mailed to an address that the broker adds, which the carrier of its network keeps', async () => {
    const { carrier, path, show } = await invited({ quotingEmail: null });
    const empty = await broker.post<Problem>(`${path}/mail`, {});
    expect([empty.status, Object.keys(empty.body.errors!)]).to.deep.equal([422, ['email']]);
    await broker.post(`${path}/mail`, { email: 'Nuevo@fletes.test' });
    expect((await show()).mails![0]).to.include({ recipient: 'nuevo@fletes.test' });
    expect((await Carrier.query().findById(carrier.id))!.quotingEmail).to.equal(
      'nuevo@fletes.test',
    );
  });

  it('in a mail to a wrong address is revoked when it is mailed to the right one', async () => {
    const { path } = await invited({ quotingEmail: 'equivocado@fletes.test' });
    const old = tokenIn(await linkOf(path));
    await broker.post(`${path}/mail`, {});
    expect(await opens(old, path), 'again to the same address').to.equal(200);
    await broker.post(`${path}/mail`, { email: 'correcto@fletes.test' });
    expect(await opens(old, path)).to.equal(404);
  });

  it('answers by mail to the registered address what was answered with it', async () => {
    const { path } = await invited({ quotingEmail: 'registrado@fletes.test' });
    const client = byLink(tokenIn(await linkOf(path)));
    const rate = { currency: 'MXN', allIn: '28500.00' };
    expect((await client.post(`${path}/rate`, rate)).status).to.equal(200);
    const db = await testDb();
    const mails = await db('mails').where({ recipient: 'registrado@fletes.test' }).orderBy('id');
    const { lines } = mails.at(-1).message as Message;
    expect(lines[0]).to.include('se envió la tarifa de $28,500.00 MXN');
    expect(lines[1]).to.include('Puente de Prueba');
  });
});
