import { expect } from 'chai';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Carrier } from '../../../network/carriers/Carrier.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildOperator } from '../../../network/companies/test/factory.ts';
import { rfcWarnings } from '../../../network/companies/rfc.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { keptMail } from '../../../core/mail/keptMail.ts';
import { deliverMail } from '../../../core/mail/mail.ts';
import { startMailbox } from '../../../core/mail/mailbox.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { formOf } from '../../inquiries/test/factory.ts';
import { resetRateLimits } from '../../../testing/base/db.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { Registration } from '../Registration.ts';

type Shown = Schemas['Registration'];
type Problem = Schemas['Problem'];

describe('The registration of a carrier', function () {
  this.timeout(30_000);
  let equipmentId: string;

  before(async () => {
    await buildOperator();
    equipmentId = (await buildEquipment()).id;
  });

  beforeEach(resetRateLimits);

  const post = <T = Shown>(verb: string, body: object) =>
    anonymous.post<T>(`/api/registrations${verb}`, body);
  const start = async (email = `${crypto.randomUUID()}@fletes.test`) => {
    const { formToken } = await formOf();
    const { body } = await post('', { formToken, carrierName: 'Fletes Piedra Lisa', email });
    return { token: body.token!, email, formToken };
  };
  const whole = () => ({
    rfc: rfc(),
    contactName: 'Ramiro Cantú',
    contactPhone: '528441234567',
    originStates: ['MX-COA'],
    deliveryStates: ['US-TX'],
    movements: ['cross_border'],
    equipmentList: [equipmentId],
    step: 5,
  });

  it('is refused without a name and an e-mail, and for automated requests', async () => {
    const { formToken } = await formOf();
    const { status, body } = await post<Problem>('', { formToken });
    expect(status).to.equal(422);
    expect(body.errors).to.have.keys('carrierName', 'email');
    const robot = { formToken, carrierName: 'Robot', email: 'a@b.test', website: 'x' };
    expect((await post('', robot)).status).to.equal(422);
  });

  it('starts once, however often the form is sent', async () => {
    const { token, email, formToken } = await start();
    const again = await post('', { formToken, carrierName: 'Fletes Piedra Lisa', email });
    expect(again.body.token).to.equal(token);
    expect(await Registration.query().where({ email }).resultSize()).to.equal(1);
  });

  it('mails the link to continue once, in the language of the form', async () => {
    const { db } = await testServer();
    const { token, email, formToken } = await start();
    await post('', { formToken, carrierName: 'Fletes Piedra Lisa', email });
    const directory = await mkdtemp(join(tmpdir(), 'anden-mail-'));
    const mailbox = await startMailbox(directory);
    const written = await db('mails').where({ recipient: email });
    expect(written).to.have.length(1);
    const way = { smtpUrl: mailbox.url, from: 'hola@anden.test', publicUrl: 'http://anden.test' };
    const data = { id: written[0].id };
    await db.transaction((trx) => deliverMail(way).run({ trx, data, now: new Date() }));
    const [mail] = await keptMail(directory);
    await mailbox.stop();
    await rm(directory, { recursive: true });
    expect(mail).to.include({
      to: email,
      subject: 'Continúa tu registro de transportista en Andén',
    });
    expect(mail!.text).to.include(`http://anden.test/form#${token}`);
    expect(mail!.text, 'nothing of what was typed').not.to.include('Piedra Lisa');
    const mailed = /#(\S+)/.exec(mail!.text)![1];
    expect((await post('/resume', { token: mailed })).body).to.include({ email });
    expect((await db('mails').where(data).first()).message).to.equal(null);
  });

  it('is saved step by step and can be continued in another browser', async () => {
    const { token } = await start();
    const odd = unusual(rfc());
    const saved = await post('/save', { token, step: 2, rfc: odd, nationality: 'MX' });
    expect(saved.body.warnings!.map(({ code }) => code)).to.deep.equal(['RFC_CHECK_DIGIT']);
    await post('/save', { token, step: 3, originStates: ['MX-COA'] });
    const { body } = await post('/resume', { token });
    expect(body).to.include({ step: 3, finished: false });
    expect(body.fields).to.deep.include({ rfc: odd, originStates: ['MX-COA'] });
    expect(body.token).to.equal(undefined);
  });

  it('needs its token, which is stored as a hash and expires', async () => {
    const { token } = await start();
    expect((await post('/resume', { token: `${token}x` })).status).to.equal(404);
    const rows = await Registration.query();
    expect(JSON.stringify(rows)).not.to.include(token);
    setClock(new Date(Date.now() + 31 * 86_400_000));
    expect((await post('/resume', { token })).status).to.equal(404);
  });

  it('sends at most five links a day to one address', async () => {
    const email = `${crypto.randomUUID()}@fletes.test`;
    for (let count = 0; count < 5; count += 1) await start(email);
    const { formToken } = await formOf();
    const { status } = await post('', { formToken, carrierName: 'Otra', email });
    expect(status).to.equal(429);
  });

  it('returns what is wrong with an RFC, and for a known one what to do, without data of the other record', async () => {
    const { token } = await start();
    const wrong = await post<Problem>('/save', { token, rfc: 'ABC991399AB1' });
    expect([wrong.status, Object.keys(wrong.body.errors!)]).to.deep.equal([422, ['rfc']]);
    const broker = await buildCompany();
    for (const companyId of [null, broker.id]) {
      const known = await buildCarrier({ companyId, rfc: rfc() });
      const { status, body } = await post<Problem>('/save', { token, rfc: known.rfc });
      expect(status).to.equal(409);
      expect(body.errors!.rfc).to.match(/^El RFC ya está ligado a otro registro/);
      expect(JSON.stringify(body)).not.to.include(known.carrierName);
    }
  });

  it('cannot be finished while it is incomplete or the terms are not accepted', async () => {
    const { token } = await start();
    const { status, body } = await post<Problem>('/finish', { token });
    expect(status).to.equal(422);
    expect(body.errors).to.include.keys('rfc', 'contactName', 'equipmentList', 'termsAccepted');
  });

  it('creates a prospect of the internal network with its contact, which staff see', async () => {
    const { token, email } = await start();
    await post('/save', { token, ...whole() });
    const { body, status } = await post('/finish', { token, termsAccepted: true });
    expect([status, body.finished]).to.deep.equal([200, true]);
    expect(body.message).to.match(/^Transportista guardado/);
    const staff = await buildUser({ type: 'internal', companyId: (await buildOperator()).id });
    const queue = await as(staff).get<Schemas['Inquiry'][]>(`/api/inquiries?q=${email}`);
    const [inquiry] = queue.body;
    expect(inquiry).to.include({ kind: 'carrier_registration', carrierName: 'Fletes Piedra Lisa' });
    const carrier = await as(staff).get<Schemas['Carrier']>(`/api/carriers/${inquiry!.carrierId}`);
    expect(carrier.body).to.include({ status: 'prospect', network: 'internal' });
    expect(carrier.body.equipmentList).to.deep.equal([equipmentId]);
    const contacts = await as(staff).get<Schemas['Contact'][]>(
      `/api/contacts?carrierId=${inquiry!.carrierId}`,
    );
    expect(contacts.body[0]).to.deep.include({ name: 'Ramiro Cantú', emails: [email] });
  });

  it('is finished once, however often and concurrently it is sent', async () => {
    const { token } = await start();
    const fields = whole();
    await post('/save', { token, ...fields });
    const finish = () => post('/finish', { token, termsAccepted: true });
    const answers = await Promise.all([finish(), finish(), finish()]);
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    expect(await Carrier.query().where({ rfc: fields.rfc }).resultSize()).to.equal(1);
  });
});

let count = 0;

/** The RFC with a wrong check digit. */
function unusual(stem: string) {
  return ['2', '3'].map((digit) => stem.replace(/.$/, digit)).find((one) => rfcWarnings(one)[0])!;
}

/** An RFC that no other test uses. */
function rfc() {
  count += 1;
  return (
    `ZZ${String.fromCharCode(65 + (count % 26))}${String(count % 10)}`.slice(0, 3) +
    `990101${String.fromCharCode(65 + (process.pid % 26))}${String.fromCharCode(65 + count)}1`
  );
}
