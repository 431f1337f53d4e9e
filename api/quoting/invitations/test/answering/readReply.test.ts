import { expect } from 'chai';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildQuote } from '../../../quotes/test/factory.ts';
import { anonymous, as } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { buildInvitation } from '../factory.ts';

type Reading = Schemas['ReplyReading'];

const text = 'Va, $18,500 MXN + IVA, unidad disponible 8am\n\nSaludos\nRocío, ext. 2400';

describe('POST /invitations/:id/read_reply', function () {
  this.timeout(30_000);
  let companyId: string, member: User;

  before(async () => {
    companyId = (await buildCompany()).id;
    member = await buildUser({ companyId, role: 'member' });
  });

  const invite = async (overrides: Parameters<typeof buildInvitation>[0] = {}) =>
    buildInvitation({ quoteId: (await buildQuote({ companyId })).id, ...overrides });
  const read = <T = Reading>(user: User, id: string, body: object) =>
    as(user).post<T>(`/api/invitations/${id}/read_reply`, body);

  it("needs a token, answers 404 for other companies' invitations, and is allowed only for brokers and staff", async () => {
    const { id, carrierId } = await invite();
    expect((await anonymous.post(`/api/invitations/${id}/read_reply`, { text })).status).to.equal(
      401,
    );
    const carrier = await buildUser({ type: 'carrier', carrierId });
    expect((await read(carrier, id, { text })).status).to.equal(403);
    expect((await read(await buildUser(), id, { text })).status).to.equal(404);
  });

  it('needs a text', async () => {
    const { id } = await invite();
    for (const body of [{}, { text: ' ' }]) {
      const answer = await read<Schemas['Problem']>(member, id, body);
      expect([answer.status, ...Object.keys(answer.body.errors!)]).to.deep.equal([422, 'text']);
    }
  });

  it('is refused when the invitation is closed, but not when only its time has passed', async () => {
    const closed = await invite({ status: 'dismissed' });
    expect((await read(member, closed.id, { text })).status).to.equal(409);
    const late = await invite({ status: 'not_available', closeReason: 'expired' });
    expect((await read(member, late.id, { text })).status).to.equal(200);
  });

  it('answers what the text says with its words, and what must be asked', async () => {
    const { id } = await invite();
    const { body } = await read(member, id, { text });
    expect(body.kind).to.equal('rate');
    expect(body.values).to.deep.equal({
      allIn: '18500',
      currency: 'MXN',
      tax: 'plus',
      availableFrom: '08:00',
    });
    const words = body.words.map(({ field, start, end }) => [field, text.slice(start, end)]);
    expect(Object.fromEntries(words)).to.include({ allIn: '$18,500', tax: '+ IVA' });
    const doubtful = await read(member, id, { text: '18.500 más IVA' });
    expect(doubtful.body.questions).to.deep.equal([
      { field: 'allIn', start: 0, end: 6, choices: ['18500', '18.5'] },
    ]);
  });

  it('saves nothing', async () => {
    const { id, quoteId } = await invite();
    await read(member, id, { text });
    const invitation = await as(member).get<Schemas['Invitation']>(`/api/invitations/${id}`);
    expect(invitation.body).to.include({ status: 'sent', rate: null });
    const { body } = await as(member).get<Schemas['Event'][]>(`/api/quotes/${quoteId}/events`);
    expect(JSON.stringify(body)).not.to.include('18,500');
  });
});
