import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { loadContract, operations } from '../../../../core/contract/document.ts';
import type { Message } from '../../../../core/mail/message.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildToken } from '../../../../platform/links/test/factory.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { withFirstValues } from '../../../../testing/permissions/firstValues.ts';
import { as, byLink, type Client } from '../../../../testing/client.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { askedByLegs, CANARIES, invite } from '../../../../testing/askedByLegs.ts';

type Shown = Schemas['Invitation'];
type Sheet = Schemas['InvitationSheet'];

const rate = { currency: 'USD', allIn: '450.00' } as const;

describe('A carrier that is invited to a leg', function () {
  this.timeout(240_000);
  let asked: Awaited<ReturnType<typeof askedByLegs>>;
  let own: Shown, others: Shown[], carrier: Client, link: Client;

  before(async () => {
    asked = await askedByLegs();
    const { broker, legs, carriers } = asked;
    const invited: Shown[] = [];
    for (const [at, leg] of legs.entries()) invited.push(await invite(broker, leg, carriers[at]!));
    const [mexican, transfer, us] = invited;
    own = transfer!;
    others = [mexican!, us!];
    carrier = as(carriers[1]!.user);
    const party = { subjectId: own.id, partyId: carriers[1]!.id };
    link = byLink(await buildToken({ kind: 'answer', ...party }));
  });

  it('reads its ends, how it is taken over and handed over, and what it demands', async () => {
    const { load, quoteReference } = own;
    expect([load.origin!.city, load.destination!.city]).to.deep.equal(['Nuevo Laredo', 'Laredo']);
    expect(load).to.deep.include({
      leg: 'transfer',
      ctpat: true,
      targetRate: '450.00',
      comment: 'Sin anillos en la caja',
      takeOver: {
        at: 'yard',
        trailer: 'stays',
        bridgeNameEs: 'Puente Colombia',
        bridgeNameEn: 'Colombia bridge',
      },
      handOver: { at: 'yard', trailer: 'changes', bridgeNameEs: null, bridgeNameEn: null },
    });
    expect(quoteReference).to.equal(asked.legs[1]!.reference);
    const [first, last] = others.map((each) => each.load);
    expect([first!.takeOver, last!.handOver]).to.deep.equal([null, null]);
    expect(last!.takeOver).to.deep.include({ trailer: 'changes' });
  });

  it('reads the same in words in its sheet, its mail and its message, in its language', async () => {
    const { broker, carriers, legs } = asked;
    const told = [
      ['Tramo', 'Cruce'],
      ['Cómo se recibe del tramo anterior', 'Patio, Puente Colombia. Sigue el mismo remolque'],
      ['Cómo se entrega al siguiente tramo', 'Patio. Se cambia de remolque'],
      ['Certificado CTPAT', 'Se exige'],
    ];
    const names = ['leg', 'takeOver', 'handOver', 'ctpat'];
    const { body } = await link.get<Sheet>(`/api/invitations/${own.id}/sheet`);
    const facts = body.facts.filter(({ name }) => names.includes(name));
    expect(facts.map(({ label, text }) => [label, text])).to.deep.equal(told);
    const [mail] = await mailsTo(carriers[1]!.quotingEmail);
    expect(mail!.facts).to.deep.include.members(told);
    expect(mail!.subject).to.equal(
      `Solicitud de cotización ${legs[1]!.reference}: Nuevo Laredo a Laredo (Cruce)`,
    );
    const text = await broker.post<Schemas['LinkText']>(`/api/invitations/${own.id}/link`, {});
    for (const [label, fact] of told) expect(text.body.text).to.include(`${label}: ${fact}`);
    const { body: english } = await link.get<Sheet>(`/api/invitations/${own.id}/sheet`, {
      headers: { 'accept-language': 'en' },
    });
    expect(english.facts.find(({ name }) => name === 'takeOver')).to.deep.include({
      label: 'Hand-over from the leg before',
      text: 'Yard, Colombia bridge. The trailer goes on',
    });
  });

  it('reads nothing of the whole, of another leg or its carriers, at any address, by its account or its link', async () => {
    expect((await link.post(`/api/invitations/${own.id}/open`)).status).to.equal(200);
    expect((await carrier.post(`/api/invitations/${own.id}/rate`, rate)).status).to.equal(200);
    const { whole, legs } = asked;
    let answered = 0;
    const [other] = others;
    const walks: [name: string, client: Client, ids: string[]][] = [
      ['account', carrier, [own.id, whole.id, legs[0]!.id, other!.id]],
      ['link', link, [own.id, other!.id]],
    ];
    for (const [name, client, ids] of walks)
      for (const path of addresses(ids)) {
        const { body, status } = await client.get(path);
        answered += Number(status === 200);
        expect(leaksIn(body, path), `${name} ${status} ${path}`).to.deep.equal([]);
      }
    expect(answered).to.be.above(40);
  });

  it('reads nothing of them in its mails, answers and refusals either', async () => {
    const { carriers, whole, legs } = asked;
    const mails = await mailsTo(carriers[1]!.quotingEmail);
    expect(mails.length).to.be.above(0);
    expect(leaksIn(mails, '')).to.deep.equal([]);
    for (const id of [others[0]!.id, others[1]!.id])
      for (const call of ['open', 'rate', 'available', 'decline']) {
        const body =
          call === 'rate' ? rate : call === 'decline' ? { reason: 'no_availability' } : undefined;
        for (const client of [carrier, link])
          expect((await client.post(`/api/invitations/${id}/${call}`, body)).status).to.equal(404);
      }
    for (const { id } of [whole, ...legs])
      expect((await carrier.get(`/api/quotes/${id}`)).status).to.be.oneOf([403, 404]);
  });

  it('is found neither by its leg nor through it by the customer', async () => {
    const { company, whole, legs } = asked;
    const { id } = (await (
      await testDb()
    )('companies')
      .where({ ownerCompanyId: company.id })
      .first()) as { id: string };
    const shipper = as(await buildUser({ type: 'shipper', companyId: id }));
    const { body } = await shipper.get<Schemas['Quote'][]>('/api/quotes');
    expect(body.map((quote) => quote.id)).to.deep.equal([whole.id]);
    const text = JSON.stringify((await shipper.get(`/api/quotes/${whole.id}`)).body);
    for (const leg of legs) expect(text).to.not.include(leg.id);
  });

  /** What the carrier of the transfer must not read, besides ids that the address itself names. */
  function leaksIn(body: unknown, path: string): string[] {
    const { whole, legs, carriers } = asked;
    const [mexican, , us] = legs;
    const secrets = [
      ...Object.values(CANARIES),
      ...[whole, mexican!, us!].flatMap(({ id, reference }) => [id, reference!]),
      ...others.map(({ id }) => id),
      ...[carriers[0]!, carriers[2]!].flatMap(({ id, carrierName }) => [id, carrierName]),
    ];
    const text = JSON.stringify(body ?? '');
    return secrets.filter((secret) => text.includes(secret) && !path.includes(secret));
  }
});

/** Every address that is read, with each of these ids; streams have no end. */
function addresses(ids: string[]): string[] {
  const reads = operations(loadContract()).filter(({ method }) => method === 'get');
  return reads
    .filter(({ operation }) => !JSON.stringify(operation).includes('text/event-stream'))
    .flatMap(({ path }) => {
      const open = `/api${withFirstValues(path)}`;
      const filled = (id: string) =>
        open.replace('{id}', id).replaceAll(/\{\w+\}/g, () => randomUUID());
      return open.includes('{id}') ? ids.map(filled) : [filled('')];
    });
}

async function mailsTo(recipient: string): Promise<Message[]> {
  const db = await testDb();
  const rows = await db('mails').where({ recipient }).orderBy('id').select('message');
  return rows.map(({ message }: { message: Message }) => message);
}
