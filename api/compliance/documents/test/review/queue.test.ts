import { expect } from 'chai';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildInvitation } from '../../../../quoting/invitations/test/factory.ts';
import { IN_PLAY, invitationFlow } from '../../../../quoting/invitations/transitions.ts';
import { buildQuote } from '../../../../quoting/quotes/test/factory.ts';
import { buildShipment } from '../../../../trip/shipments/test/factory.ts';
import { STATUSES, UNDER_WAY } from '../../../../trip/shipments/transitions.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { as } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { DocumentVersion } from '../../DocumentVersion.ts';
import { uploadedDocument } from '../factory.ts';

type Row = Schemas['Document'];

describe('The queue of documents to review', function () {
  this.timeout(30_000);
  let companyId: string, admin: User;

  beforeEach(async () => {
    ({ id: companyId } = await buildCompany());
    admin = await buildUser({ companyId });
  });

  const carrier = (carrierName: string) => buildCarrier({ companyId, carrierName });
  const MINUTES = 60_000;
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTES).toISOString();

  it('begins with what loads under way and open requests wait for, then with what waits longest', async () => {
    const [newer, older, invited, loaded] = [
      await carrier('Nuevo'),
      await carrier('Viejo'),
      await carrier('Con solicitud'),
      await carrier('Con carga'),
    ];
    await uploadedDocument(newer.id, { uploadedAt: ago(10) });
    await uploadedDocument(older.id, { uploadedAt: ago(500) });
    await uploadedDocument(invited.id, { uploadedAt: ago(1) });
    await uploadedDocument(loaded.id, { uploadedAt: ago(1) });
    await uploadedDocument(loaded.id, { type: 'credit_application', uploadedAt: ago(900) });
    const { id: quoteId } = await buildQuote({ companyId });
    await buildInvitation({ quoteId, carrierId: invited.id });
    await buildShipment({ companyId, carrierId: loaded.id, status: 'assigned' });
    await uploadedDocument(invited.id, { uploadedAt: ago(1) });
    const { body } = await as(admin).get<Row[]>('/api/validations?status=pending&sort=urgency');
    const names = body.map(({ carrierName }) => carrierName);
    expect(names).to.deep.equal(['Con carga', 'Con solicitud', 'Viejo', 'Nuevo', 'Con carga']);
    expect(body[0]).to.include({ assignedLoads: 1, stoppedLoads: 1, openInvitations: 0 });
    expect(body[1]).to.include({ assignedLoads: 0, openInvitations: 1, stoppedInvitations: 1 });
    expect(body.at(-1), 'not required').to.include({ assignedLoads: 1, stoppedLoads: 0 });
  });

  it('counts the requests and loads in the statuses of their tables of transitions', async () => {
    const db = await testDb();
    const { id: carrierId } = await carrier('Con todo');
    const work = async () => (await db.raw(WORK, { carrierId })).rows[0];
    const deliveries = (kind: string) =>
      db('carrier_deliveries').where({ carrierId, kind }).pluck('kind');
    for (const status of Object.keys(invitationFlow)) {
      const { id: quoteId } = await buildQuote({ companyId });
      await buildInvitation({ quoteId, carrierId, status: status as never });
    }
    for (const status of STATUSES)
      await buildShipment({ companyId, carrierId, status: status as never });
    expect(await work()).to.include({
      openInvitations: IN_PLAY.length,
      assignedLoads: UNDER_WAY.length,
    });
    expect(await deliveries('invitation')).to.have.length(IN_PLAY.length);
    expect(await deliveries('load')).to.have.length(UNDER_WAY.length);
  });

  it('says how long documents of the own network waited, and how many wait', async () => {
    const times = async () =>
      (await as(admin).get<Schemas['ReviewTimes']>('/api/validations/turnaround')).body;
    const none = { reviewed: 0, medianMinutes: null, slowestMinutes: null, waiting: 0 };
    expect(await times()).to.deep.equal({ ...none, waitingSince: null });
    const { id } = await carrier('Con documentos');
    const reviewed = async (type: 'insurance_cover' | 'bank_statement', minutes: number) => {
      const { id: documentId } = await uploadedDocument(id, {
        type,
        status: 'rejected',
        reason: 'No',
      });
      const row = { uploadedAt: ago(minutes + 5), reviewedAt: ago(5) } as object;
      await DocumentVersion.query().patch(row).where({ documentId });
    };
    await reviewed('insurance_cover', 30);
    await reviewed('bank_statement', 90);
    await uploadedDocument(id, { type: 'proof_of_address' });
    const found = await times();
    expect(found).to.include({ reviewed: 2, medianMinutes: 60, slowestMinutes: 90, waiting: 1 });
    expect(found.waitingSince).to.be.a('string');
    const other = await buildUser();
    const { body } = await as(other).get<Schemas['ReviewTimes']>('/api/validations/turnaround');
    expect(body).to.include(none);
  });
});

const WORK = `select open_invitations_of(:carrierId) as "openInvitations", assigned_loads_of(:carrierId) as "assignedLoads"`;
