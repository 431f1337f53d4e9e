import { expect } from 'chai';
import { recipientsOf } from '../../../../network/carriers/recipients.ts';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { dayAt, daysAfter } from '../../../../core/i18n/days.ts';
import { Notification } from '../../../notifications/Notification.ts';
import { notify } from '../../../notifications/notify.ts';
import { replyToOf } from '../../../../quoting/quotes/index.ts';
import { buildQuote } from '../../../../quoting/quotes/test/factory.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { anonymous, as } from '../../../../testing/client.ts';
import { testServer } from '../../../../testing/server.ts';
import { buildUser } from '../factory.ts';
import type { User } from '../../User.ts';

type Answer = Schemas['User'] & Schemas['Problem'];

describe('The absence of a person', () => {
  let companyId: string;
  let admin: User, person: User, colleague: User;

  before(() => testServer());

  beforeEach(async () => {
    ({ id: companyId } = await buildCompany());
    admin = await buildUser({ companyId });
    person = await buildUser({ companyId, role: 'member', firstName: 'Ana' });
    colleague = await buildUser({ companyId, role: 'member', firstName: 'Beto', phone: null });
  });

  const today = dayAt(new Date());
  const away = (coveredBy: string | null, days = 5) => ({
    awayFrom: today,
    awayUntil: daysAfter(today, days),
    coveredBy,
  });
  const set = (actor: User, of: User, absence: object) =>
    as(actor).patch<Answer>(`/api/users/${of.id}`, absence);

  it('is set and ended by the person and by the admin, with a colleague by name', async () => {
    const { status, body } = await set(person, person, away(colleague.id));
    expect([status, body.coveredByName]).to.deep.equal([200, `Beto ${colleague.lastName}`]);
    const back = await set(admin, person, { awayFrom: null, awayUntil: null, coveredBy: null });
    expect([back.status, back.body.awayFrom]).to.deep.equal([200, null]);
    expect((await set(colleague, person, away(admin.id))).status).to.equal(404);
    expect((await set(await buildUser(), person, away(admin.id))).status).to.equal(404);
  });

  it('is whole, ends after it begins, and is covered by another active person of the company', async () => {
    const left = await buildUser({ companyId, archivedAt: '2026-01-01T00:00:00Z' });
    const reader = await buildUser({ companyId, accessType: 'read_only' });
    const wrong: [field: string, absence: object][] = [
      ['coveredBy', { awayFrom: today, awayUntil: today }],
      ['awayUntil', { awayFrom: today, coveredBy: colleague.id }],
      ['awayUntil', away(colleague.id, -1)],
      ...[person, left, reader, await buildUser()].map(({ id }): [string, object] => [
        'coveredBy',
        away(id),
      ]),
    ];
    for (const [field, absence] of wrong) {
      const { status, body } = await set(person, person, absence);
      expect([status, ...Object.keys(body.errors ?? {})]).to.deep.equal([422, field]);
    }
  });

  it('offers the active colleagues, to those who may set it', async () => {
    await buildUser({ companyId, archivedAt: '2026-01-01T00:00:00Z' });
    const path = `/api/users/${person.id}/colleagues`;
    const { body } = await as(person).get<Schemas['Colleague'][]>(path);
    expect(body.map(({ id }) => id)).to.have.members([admin.id, colleague.id]);
    expect((await anonymous.get(path)).status).to.equal(401);
    expect((await as(colleague).get(path)).status).to.equal(404);
  });

  async function quoteOf({ id: createdBy }: User) {
    const quote = await buildQuote({ companyId });
    const db = await testDb();
    await db('quotes').where({ id: quote.id }).update({ createdBy });
    return quote;
  }

  /** Lists who hears of an event for the person. */
  async function hearing() {
    const entityId = crypto.randomUUID();
    await Notification.transaction((trx) =>
      notify(trx, 'document_received', { of: { userIds: [person.id] }, entityId }),
    );
    const heard = await Notification.query().where({ entityId }).select('userId');
    return heard.map(({ userId }) => userId);
  }

  it('lets the colleague hear too what the person hears, and read the replies', async () => {
    const { id } = await quoteOf(person);
    await set(person, person, away(colleague.id));
    expect(await hearing()).to.have.members([person.id, colleague.id]);
    const { replyTo } = await replyToOf(await testDb(), { id, companyId });
    const name = `Beto ${colleague.lastName}`;
    expect(replyTo).to.deep.equal({ name, address: colleague.email });
    const quote = await as(admin).get<Schemas['Quote']>(`/api/quotes/${id}`);
    const until = daysAfter(today, 5);
    const absence = { name: `Ana ${person.lastName}`, until, coveredBy: name };
    expect(quote.body.absence).to.deep.equal(absence);
  });

  it('has no effect before and after its days', async () => {
    for (const [from, until] of [
      [2, 4],
      [-4, -2],
    ] as const) {
      const days = { awayFrom: daysAfter(today, from), awayUntil: daysAfter(today, until) };
      await set(person, person, { ...days, coveredBy: colleague.id });
      expect(await hearing()).to.deep.equal([person.id]);
    }
  });

  it('falls back to the person while the colleague is away too, and after the colleague has left', async () => {
    const { id } = await quoteOf(person);
    await set(person, person, away(colleague.id));
    await set(colleague, colleague, away(person.id));
    expect(await hearing()).to.deep.equal([person.id]);
    const { replyTo } = await replyToOf(await testDb(), { id, companyId });
    expect(replyTo!.address).to.equal(person.email);
    const { body } = await as(admin).get<Schemas['Quote']>(`/api/quotes/${id}`);
    expect(body.absence!.coveredBy).to.equal(null);
    await as(admin).delete(`/api/users/${colleague.id}`);
    expect(await hearing()).to.deep.equal([person.id]);
  });

  it("lets the mails of a carrier's admin reach the colleague too", async () => {
    const { id: carrierId } = await buildCarrier();
    const owner = await buildUser({ type: 'carrier', carrierId });
    const driver = await buildUser({ type: 'carrier', role: 'member', carrierId });
    await set(owner, owner, away(driver.id));
    const heard = await recipientsOf(await testDb(), carrierId, 'quotes');
    expect(heard.map(({ email }) => email)).to.have.members([owner.email, driver.email]);
  });
});
