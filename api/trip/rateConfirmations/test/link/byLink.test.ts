import { expect } from 'chai';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import type { Message } from '../../../../core/mail/message.ts';
import { buildToken } from '../../../../platform/links/test/factory.ts';
import { buildShipment } from '../../../shipments/test/factory.ts';
import { Shipment } from '../../../shipments/Shipment.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { anonymous, as, byLink } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { buildConfirmation } from '../factory.ts';
import { RateConfirmation } from '../../RateConfirmation.ts';

type Shown = Schemas['RateConfirmation'];
type Problem = Schemas['Problem'];

const terms = { freeHours: 4, paymentDays: 15, evidence: ['signed_pod'] };
let made = 0;

describe('A carrier with the link of a rate confirmation', function () {
  this.timeout(60_000);

  async function confirmed() {
    const { id: companyId } = await buildCompany({ name: 'Puente de Prueba' });
    const quotingEmail = `trafico-${process.pid}-${(made += 1)}@fletes.test`;
    const carrier = await buildCarrier({ companyId, quotingEmail });
    const amounts = { purchaseCost: '1000.00', saleValue: '1250.00' };
    const parties = { companyId, carrierId: carrier.id };
    const shipment = await buildShipment({ ...parties, ...amounts, status: 'assigned' });
    const first = await buildConfirmation(shipment.id);
    const linked = { kind: 'confirmation', subjectId: shipment.id, partyId: carrier.id } as const;
    const client = byLink(await buildToken(linked));
    const broker = as(await buildUser({ companyId }));
    const path = `/api/shipments/${shipment.id}/rateConfirmations`;
    const list = async () => (await client.get<Shown[]>(path)).body;
    const accept = <T = Shown[]>(body: object, { id, hash } = first) =>
      client.post<T>(`${path}/${id}/accept`, { hash, ...body });
    return { carrier, quotingEmail, shipment, first, client, broker, path, list, accept };
  }

  it('reads the revision in words and as PDF, without the sale price, and nothing else of the load', async () => {
    const { client, path, list, first, shipment } = await confirmed();
    const [shown] = await list();
    expect(shown).to.include({ revision: 1, acceptedAt: null });
    expect(shown!.can).to.include('accept');
    const sheet = await client.get<Schemas['RateConfirmationSheet']>(`${path}/${first.id}/sheet`);
    const text = JSON.stringify([shown, sheet.body]);
    expect(text).to.include('$1,000.00 USD').and.not.include('1250.00').and.not.include('1,250.00');
    expect(sheet.body.sections.find(({ isNumbered }) => isNumbered)!.items).to.not.be.empty;
    const pdf = await client.get(`${path}/${first.id}/file?format=pdf`);
    expect(pdf.headers.get('content-type')).to.equal('application/pdf');
    expect((await anonymous.get(path)).status).to.equal(401);
    for (const closed of [`/api/shipments/${shipment.id}`, `${path}/delivery`])
      expect((await client.get(closed)).status, closed).to.equal(401);
    const other = await confirmed();
    expect((await client.get(other.path)).status).to.equal(404);
    expect((await other.client.get(`${path}/${first.id}/file?format=html`)).status).to.equal(404);
  });

  it('accepts with a name; name, time and address are kept and shown to the broker and on the document', async () => {
    const { accept, broker, path, first } = await confirmed();
    const without = await accept<Problem>({});
    expect([without.status, Object.keys(without.body.errors!)]).to.deep.equal([422, ['name']]);
    expect((await accept({ name: '   ' })).status).to.equal(422);
    expect((await accept({ name: 'Jorge Luna' })).status).to.equal(200);
    const [shown] = (await broker.get<Shown[]>(path)).body;
    expect(shown).to.deep.include({ acceptedBy: 'Jorge Luna', acceptedFrom: '127.0.0.1' });
    expect(shown!.acceptedAt).to.be.a('string');
    const { body: page } = await broker.get<string>(`${path}/${first.id}/file?format=html`);
    expect(page).to.match(/Aceptada electrónicamente por Jorge Luna, .+, IP 127\.0\.0\.1/);
  });

  it('accepts once when two people press at the same time', async () => {
    const { accept, list, shipment } = await confirmed();
    const names = ['Jorge Luna', 'Ana Ríos', 'Luis Paz'];
    const answers = await Promise.all(names.map((name) => accept({ name })));
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    const [shown] = await list();
    const heard = new Set(answers.map(({ body }) => body[0]!.acceptedBy));
    expect([...heard]).to.deep.equal([shown!.acceptedBy]);
    const db = await testDb();
    const told = await db('notifications')
      .where({ entityId: shipment.id, kind: 'confirmation_accepted' })
      .countDistinct('user_id as people')
      .count('* as all');
    expect(told[0]!.all).to.equal(told[0]!.people);
  });

  it('may only read a revision that a new one has replaced', async () => {
    const { accept, broker, path, list, first, client } = await confirmed();
    expect((await broker.post(path, terms)).status).to.equal(201);
    const old = await accept<Problem>({ name: 'Jorge Luna' });
    expect([old.status, old.body.code]).to.deep.equal([409, 'CONFIRMATION_SUPERSEDED']);
    const [latest, earlier] = await list();
    expect([earlier!.isLatest, earlier!.can.includes('accept')]).to.deep.equal([false, false]);
    expect((await client.get(`${path}/${first.id}/sheet`)).status).to.equal(200);
    expect((await accept({ name: 'Jorge Luna' }, latest as never)).status).to.equal(200);
  });

  it('opens nothing any more once the load was given to another carrier', async () => {
    const { shipment, client, path, accept } = await confirmed();
    const other = await buildCarrier();
    await Shipment.query().findById(shipment.id).patch({ carrierId: other.id });
    expect((await client.get(path)).status).to.equal(404);
    expect((await accept({ name: 'Jorge Luna' })).status).to.equal(404);
  });

  it('changes nothing by reading', async () => {
    const { client, path, first } = await confirmed();
    const state = async () => {
      const db = await testDb();
      return [
        await RateConfirmation.query().findOne({ id: first.id }),
        await db('links').where({ subjectId: first.shipmentId }),
      ];
    };
    const before = await state();
    for (const one of ['', `/${first.id}/sheet`, `/${first.id}/file?format=html`])
      await client.get(path + one);
    expect(await state()).to.deep.equal(before);
  });

  it('gets it by mail with each revision; the broker sees it, that a person opened it, and a text to send', async () => {
    const { quotingEmail, broker, path, client } = await confirmed();
    const db = await testDb();
    const mails = () => db('mails').where({ recipient: quotingEmail }).orderBy('id');
    const [mail] = await mails();
    const { subject, link, facts } = mail.message as Message;
    expect(subject).to.match(/^Confirmación de tarifa E-\d+, revisión 1$/);
    expect(link!.path).to.match(/^\/confirmation\?revision=1#[\w-]{22}$/);
    expect(facts!.map(([, text]) => text)).to.include('$1,000.00 USD');
    await client.post('/api/link/open');
    const delivery = async () =>
      (await broker.get<Schemas['LinkDelivery']>(`${path}/delivery`)).body;
    const { mails: reached, openedAt } = await delivery();
    expect(reached).to.deep.equal([{ recipient: quotingEmail, status: 'waiting', refusal: null }]);
    expect(openedAt).to.be.a('string');
    await broker.post(path, terms);
    expect((await mails()).at(-1)!.message.link.path).to.include('revision=2');
    expect((await delivery()).openedAt).to.equal(null);
    const { body: sent } = await broker.post<Schemas['LinkText']>(`${path}/link`, {});
    expect(sent.text).to.include('$1,000.00 USD').and.include(sent.url);
    const to = { email: 'otro@fletes.test' };
    const { body: again } = await broker.post<Schemas['LinkDelivery']>(`${path}/mail`, to);
    expect(again.mails.map(({ recipient }) => recipient)).to.deep.equal([to.email]);
    expect((await client.get(path)).status, 'the link in the mail to the former address').to.equal(
      404,
    );
  });
});
