import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildIncident } from '../../../catalogs/incidents/test/factory.ts';
import { buildToken } from '../../../platform/links/test/factory.ts';
import { buildReport, buildShipment } from '../../shipments/test/factory.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { testDb } from '../../../testing/base/db.ts';
import { anonymous, as, byLink, type Client } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { deliveredLoad, photo, photoForm } from './factory.ts';
import { remindOfEvidence } from '../overdue.ts';

type Shown = Schemas['LoadEvidence'];
type Refused = Schemas['Problem'];

describe('The evidence of a load', function () {
  this.timeout(60_000);

  async function delivered(status: 'assigned' | 'delivered' = 'delivered') {
    const { id: companyId } = await buildCompany();
    const carrier = await buildCarrier({ companyId });
    const shipment = await deliveredLoad({ companyId, carrierId: carrier.id, status });
    const path = `/api/shipments/${shipment.id}/evidence`;
    const broker = as(await buildUser({ companyId }));
    const admin = as(await buildUser({ type: 'carrier', carrierId: carrier.id }));
    const linked = { kind: 'evidence', subjectId: shipment.id, partyId: carrier.id } as const;
    const link = byLink(await buildToken(linked));
    const send = <T = Shown>(client: Client, different = 0, type = 'signed_pod', query = '') =>
      client.post<T>(`${path}/${type}/files${query}`, photoForm(photo(different)));
    const review = <T = Shown>(decision: string, reason?: string, type = 'signed_pod') =>
      broker.post<T>(`${path}/${type}/review`, { decision, reason });
    const item = async (client = broker, type = 'signed_pod') =>
      (await client.get<Shown>(path)).body.items.find((one) => one.type === type)!;
    return { shipment, path, broker, admin, link, send, review, item };
  }

  it('is what the rate confirmation lists, in its order, and missing at first', async () => {
    const { broker, path } = await delivered();
    const { body } = await broker.get<Shown>(path);
    expect(body.items.map(({ type }) => type)).to.deep.equal([
      ...['signed_pod', 'cargo_photos', 'seal_photos', 'carta_porte', 'invoice'],
    ]);
    expect(new Set(body.items.map(({ status }) => status))).to.deep.equal(new Set(['missing']));
  });

  it('that asks for nothing has no link to send any, whose page read "complete, 0 of 0"', async () => {
    const { broker, path } = await delivered();
    expect((await broker.get<Shown>(path)).body.can).to.deep.equal(['link']);
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const load = await buildShipment({ companyId, carrierId, status: 'delivered' });
    const owner = as(await buildUser({ companyId }));
    const { body } = await owner.get<Shown>(`/api/shipments/${load.id}/evidence`);
    expect([body.items, body.can]).to.deep.equal([[], []]);
  });

  describe('POST /shipments/:id/evidence/:type/files', () => {
    it('needs a token or a link of this load; the customer and another broker get 403 and 404', async () => {
      const { path, send, shipment } = await delivered();
      expect((await send(anonymous)).status).to.equal(401);
      const other = await delivered();
      expect((await send(other.broker)).status).to.equal(404);
      expect((await send(other.link)).status).to.equal(404);
      expect((await other.link.get(path)).status).to.equal(404);
      expect((await other.link.get(`/api/shipments/${shipment.id}`)).status).to.equal(401);
    });

    it('keeps each page with the time and place of the phone, by link too, and sets the time to review it', async () => {
      setClock(new Date('2026-11-24T18:00:00Z'));
      const { link, send, item } = await delivered();
      const query = '?takenAt=2026-11-24T17:58:00Z&latitude=25.67&longitude=-100.31';
      expect((await send(link, 1, 'signed_pod', query)).status).to.equal(200);
      await send(link, 2);
      const { status, files, reviewBy, can } = await item();
      expect([status, files.length, can]).to.deep.equal([
        'pending',
        2,
        ['send', 'accept', 'reject', 'waive'],
      ]);
      expect(files[0]).to.deep.include({
        place: { latitude: 25.67, longitude: -100.31 },
        sentBy: null,
        isCurrent: true,
      });
      expect(new Date(files[0]!.takenAt!)).to.deep.equal(new Date('2026-11-24T17:58:00Z'));
      expect(new Date(reviewBy!)).to.deep.equal(new Date('2026-11-26T18:00:00Z'));
    });

    it('keeps a page once, however often and from however many places a phone sends it', async () => {
      const { link, admin, send, item } = await delivered();
      const answers = await Promise.all([1, 1, 1, 2].map((one) => send(link, one)));
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200]);
      expect((await send(admin, 1)).status).to.equal(200);
      expect((await item()).files).to.have.length(2);
    });

    it('refuses other contents, a time in the future, half a place and what was not agreed', async () => {
      const { link, path, send } = await delivered();
      const text = photoForm(Buffer.from('hola'), 'foto.jpg');
      const wrong = await link.post<Refused>(`${path}/signed_pod/files`, text);
      expect(wrong.body.errors!.file).to.match(/PDF, JPEG, PNG o XML/);
      for (const [field, query] of Object.entries({
        takenAt: '?takenAt=2090-01-01T00:00:00Z',
        longitude: '?latitude=20',
      }))
        expect((await send<Refused>(link, 0, 'signed_pod', query)).body.errors).to.have.keys(field);
      expect((await send<Refused>(link, 0, 'bol')).body.code).to.equal('EVIDENCE_NOT_AGREED');
    });

    it('takes twenty files and no more', async () => {
      const { link, send } = await delivered();
      for (let number = 0; number < 20; number += 1) await send(link, number);
      const { status, body } = await send<Refused>(link, 20);
      expect([status, body.code]).to.deep.equal([409, 'EVIDENCE_FULL']);
    });
  });

  describe('POST /shipments/:id/evidence/:type/review', () => {
    it('accepts what was sent, once, and gives the carrier no name of the reviewer', async () => {
      const { admin, link, send, review, item } = await delivered();
      expect((await review<Refused>('accepted')).body.code).to.equal('EVIDENCE_NOT_SENT');
      await send(link);
      expect((await review('accepted')).status).to.equal(200);
      const first = await item();
      expect((await review('accepted')).status).to.equal(200);
      expect(await item()).to.deep.equal(first);
      expect(first)
        .to.include({ status: 'accepted' })
        .and.have.property('reviewedBy')
        .that.is.a('string');
      expect((await item(admin)).reviewedBy).to.equal(null);
      expect((await send<Refused>(link, 3)).body.code).to.equal('EVIDENCE_DECIDED');
    });

    it('rejects with a reason that the carrier reads, and the next file begins a new round', async () => {
      const { admin, link, send, review, item, shipment } = await delivered();
      await send(link, 1);
      expect((await review<Refused>('rejected')).body.errors).to.have.keys('reason');
      await review('rejected', 'No se lee la firma');
      expect(await item(link)).to.include({ status: 'rejected', reason: 'No se lee la firma' });
      const { body } = await admin.get<Schemas['Notification'][]>('/api/notifications');
      expect(body.find(({ kind }) => kind === 'evidence_rejected')!.text.es)
        .to.include(shipment.reference)
        .and.include('No se lee la firma');
      await send(link, 1);
      const { status, files } = await item();
      expect([status, files.map(({ isCurrent }) => isCurrent)]).to.deep.equal([
        'pending',
        [false, true],
      ]);
    });

    it('waives with a reason, and takes it back', async () => {
      const { review, item } = await delivered();
      expect((await review<Refused>('waived')).body.errors).to.have.keys('reason');
      await review('waived', 'El sello lo guardó el cliente', 'seal_photos');
      expect(await item(undefined, 'seal_photos')).to.include({ status: 'waived' });
      await review('reopened', undefined, 'seal_photos');
      expect(await item(undefined, 'seal_photos')).to.include({ status: 'missing' });
    });

    it('has one winner when the broker accepts and rejects at the same time', async () => {
      const { link, send, review, item } = await delivered();
      await send(link);
      const answers = await Promise.all([review('accepted'), review('rejected', 'Borrosa')]);
      expect(answers.map(({ status }) => status).sort()).to.include(200);
      const { status } = await item();
      expect(['accepted', 'rejected']).to.include(status);
      const first = answers.findIndex(({ status: answered }) => answered === 200);
      if (answers.some(({ status: answered }) => answered === 409))
        expect(status).to.equal(['accepted', 'rejected'][first]);
    });
  });

  it('closes the load only with everything accepted or waived and without an open incident', async () => {
    const { broker, link, send, review, shipment } = await delivered();
    const close = () =>
      broker.post<{ status: unknown; code?: string; title?: string }>(
        `/api/shipments/${shipment.id}/move`,
        {
          status: 'closed',
        },
      );
    const { id: incidentId } = await buildIncident();
    const { id: reportId } = await buildReport({ shipmentId: shipment.id, incidentId });
    const first = await close();
    expect([first.status, first.body.code]).to.deep.equal([409, 'LOAD_NOT_COMPLETE']);
    expect(first.body.title).to.match(/5 evidencias, 1 incidencia/);
    for (const type of ['signed_pod', 'cargo_photos']) {
      await send(link, 0, type);
      await review('accepted', undefined, type);
    }
    for (const type of ['seal_photos', 'carta_porte', 'invoice'])
      await review('waived', 'Acordado', type);
    expect((await close()).body.title).to.match(/Falta: 1 incidencia/);
    await broker.post(`/api/shipments/${shipment.id}/incidents/${reportId}/resolve`, {});
    expect((await close()).body.status).to.equal('closed');
    expect((await send<Refused>(link, 9)).status).to.equal(409);
  });

  it('reminds the broker once when the time to review it has passed', async () => {
    setClock(new Date('2026-11-20T18:00:00Z'));
    const { link, send, shipment, item } = await delivered();
    await send(link);
    setClock(new Date('2026-11-22T18:01:00Z'));
    const db = await testDb();
    const run = () =>
      db.transaction((trx) =>
        remindOfEvidence.run({ trx, data: {}, now: new Date('2026-11-22T18:01:00Z') }),
      );
    await run();
    await run();
    const told = await db('notifications').where({
      entityId: shipment.id,
      kind: 'evidence_overdue',
    });
    expect(told).to.have.length(1);
    expect((await item()).isLate).to.equal(true);
  });
});
