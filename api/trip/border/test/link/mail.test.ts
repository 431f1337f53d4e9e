import { expect } from 'chai';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import type { Message } from '../../../../core/mail/message.ts';
import { Crossing } from '../../../crossings/Crossing.ts';
import { buildCrossing } from '../../../crossings/test/factory.ts';
import { buildToken } from '../../../../platform/links/test/factory.ts';
import { buildShipment } from '../../../shipments/test/factory.ts';
import { setClock } from '../../../../testing/base/clock.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { as, byLink } from '../../../../testing/client.ts';
import { logged } from '../../../../testing/server.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';

type Load = Schemas['BorderLoad'];
type Asked = Schemas['BorderAsked'];

let made = 0;

describe('The mail that asks what a load lacks before it crosses', function () {
  this.timeout(60_000);
  beforeEach(() => setClock(new Date('2026-12-01T12:00:00Z')));
  afterEach(() => setClock(null));

  const address = (name: string) => `${name}-${process.pid}-${(made += 1)}@cruce.test`;

  async function load(crossing: object = {}) {
    const { id: companyId } = await buildCompany();
    const quotingEmail = address('trafico');
    const { id: carrierId } = await buildCarrier({ companyId, quotingEmail, nationality: 'US' });
    const { id, reference } = await buildShipment({ companyId, carrierId, status: 'assigned' });
    await buildCrossing({ shipmentId: id, plannedAt: '2026-12-01T18:00:00Z', ...crossing });
    const broker = as(await buildUser({ companyId }));
    const mail = <Body = Load>(party: string, body: object = {}) =>
      broker.post<Body>(`/api/shipments/${id}/border/${party}/mail`, body);
    return { id, companyId, reference, quotingEmail, broker, mail };
  }

  const mailsTo = async (recipient: string): Promise<Message[]> =>
    (await (await testDb())('mails').where({ recipient }).orderBy('id')).map(
      ({ message }) => message as Message,
    );
  const reached = ({ asked }: Load, party: Asked['party']) =>
    asked.find((one) => one.party === party)?.mails.map(({ recipient }) => recipient);

  it('goes to the address of the customs broker, says what it owes until when, and is shown on the board', async () => {
    const mxBrokerEmail = address('agencia');
    const { reference, mail, broker } = await load({ mxBrokerEmail, pedimento: null });
    const { status, body } = await mail('mx_broker');
    expect([status, reached(body, 'mx_broker')]).to.eql([200, [mxBrokerEmail]]);
    const [message] = await mailsTo(mxBrokerEmail);
    expect(message).to.include({ kind: 'border_asked', locale: 'es' });
    expect(message!.subject).to.equal(`Datos para el cruce del embarque ${reference}`);
    expect(message!.lines.join(' '))
      .to.match(
        /Falta el pedimento, antes del 1 de diciembre de 2026, 09:00 \(hora del centro de México\)\./,
      )
      .and.not.match(/PAPS|manifiesto/);
    expect(message!.link!.path).to.match(/^\/border#[\w-]{22}$/);
    const board = await broker.get<Schemas['BorderBoard']>('/api/border');
    expect(reached(board.body.loads[0]!, 'mx_broker')).to.eql([mxBrokerEmail]);
  });

  it('goes to the quoting address of the carrier, and to the US customs broker in English', async () => {
    const usBrokerEmail = address('us');
    const { quotingEmail, mail } = await load({ usBrokerEmail });
    expect(reached((await mail('carrier')).body, 'carrier')).to.eql([quotingEmail]);
    expect((await mailsTo(quotingEmail))[0]!.lines.join(' ')).to.match(/driver is missing/);
    await mail('us_broker');
    expect((await mailsTo(usBrokerEmail))[0]).to.include({ locale: 'en' });
  });

  it('needs an address where none is known; one that is typed is kept, and another one revokes the link', async () => {
    const { id, companyId, mail } = await load();
    const none = await mail<Schemas['Problem']>('mx_broker');
    expect([none.status, Object.keys(none.body.errors!)]).to.eql([422, ['email']]);
    const [first, second] = [address('primera'), address('segunda')];
    await mail('mx_broker', { email: first });
    const kept = await Crossing.query().findOne({ companyId, shipmentId: id });
    expect(kept!.mxBrokerEmail).to.equal(first);
    const former = await buildToken({
      kind: 'border_mx_broker',
      subjectId: id,
      partyId: companyId,
    });
    expect((await byLink(former).get('/api/border/link')).status).to.equal(200);
    const { body } = await mail('mx_broker', { email: second });
    expect(reached(body, 'mx_broker')).to.eql([second]);
    expect((await byLink(former).get('/api/border/link')).status).to.equal(404);
  });

  it('is refused where nothing is missing, and leaves no address in the log', async () => {
    const email = address('nadie');
    const { mail } = await load({ paps: 'TRBV4410921' });
    const lines = await logged(async () => {
      const { status, body } = await mail<Schemas['Problem']>('us_broker', { email });
      expect([status, body.code]).to.eql([409, 'NOTHING_MISSING']);
      await mail('mx_broker', { email });
    });
    expect(lines.join('\n')).to.include('/border/').and.not.include(email);
  });
});
