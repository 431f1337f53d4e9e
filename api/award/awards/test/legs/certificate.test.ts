import { expect } from 'chai';
import { Document } from '../../../../compliance/documents/Document.ts';
import { dayIn, uploadedDocument } from '../../../../compliance/documents/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { daysAfter } from '../../../../core/i18n/days.ts';
import { approveDocuments, buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { Quote } from '../../../../quoting/quotes/Quote.ts';
import { as } from '../../../../testing/client.ts';
import {
  awardLegs,
  awardsOf,
  buildRated,
  buildWorld,
  type Rated,
  type World,
} from '../../../../testing/ratedLegs.ts';
import { Shipment } from '../../../../trip/shipments/index.ts';

type Problem = Schemas['Problem'];
type Border = Pick<Schemas['BorderLoad'], 'gaps'>;

describe('A leg that demands a certificate in CTPAT', function () {
  this.timeout(60_000);
  let world: World, rated: Rated;

  beforeEach(async () => {
    world = await buildWorld();
    rated = await buildRated(world);
    await Quote.query().where({ id: rated.legs[1]!.id }).patch({ ctpat: true });
  });

  const certify = (certificates: ('CTPAT' | 'OEA')[]) =>
    uploadedDocument(rated.offers[1]!.carrierId, {
      type: 'security_certificates',
      status: 'approved',
      certificates,
      expirationDate: dayIn(90),
    });

  it('is not awarded to a carrier without one, whose document is named, before the award too', async () => {
    const { status, body } = await awardLegs<Problem>(world.admin, rated.id, awardsOf(rated, 1));
    expect([status, body.code]).to.deep.equal([409, 'DOCUMENTS_LACKING']);
    expect(body.title).to.include('Certificados de seguridad');
    const invitation = `/api/invitations/${rated.offers[1]!.id}`;
    const { body: offer } = await as(world.admin).get<Schemas['Invitation']>(invitation);
    const types = offer.lackingDocuments!.map(({ type }) => type);
    expect(types).to.deep.equal(['security_certificates']);
    const other = await awardLegs(world.admin, rated.id, awardsOf(rated, 0));
    expect(other.status).to.equal(200);
  });

  it('is awarded with a valid one, and not with that of another programme', async () => {
    await certify(['OEA']);
    const another = await awardLegs<Problem>(world.admin, rated.id, awardsOf(rated, 1));
    expect([another.status, another.body.code]).to.deep.equal([409, 'DOCUMENTS_LACKING']);
    await certify(['CTPAT']);
    const { status } = await awardLegs(world.admin, rated.id, awardsOf(rated, 1));
    expect(status).to.equal(200);
  });

  it('is awarded without one by staff that overrides with a reason', async () => {
    const staff = await buildUser({ type: 'internal' });
    const [award] = awardsOf(rated, 1);
    const overridden = { ...award, overrideReason: 'Certificado en trámite' };
    expect((await awardLegs(staff, rated.id, [overridden])).status).to.equal(200);
  });

  it('is told on the load, in the radar and at the border when its certificate ends during the trip', async () => {
    const { id: ownId } = await buildCarrier({ companyId: world.company.id });
    await approveDocuments(ownId);
    rated = await buildRated(world, { carrierIds: ['', ownId] });
    await Quote.query().where({ id: rated.legs[1]!.id }).patch({ ctpat: true });
    await certify(['CTPAT']);
    await awardLegs(world.admin, rated.id, awardsOf(rated, 0, 1, 2));
    const { id: quoteId } = rated.legs[1]!;
    const { carrierId } = rated.offers[1]!;
    const load = (await Shipment.query().findOne({ quoteId }))!;
    const broker = as(world.admin);
    const told = async () => {
      const { body: ofLoad } = await broker.get<Schemas['Shipment']>(`/api/shipments/${load.id}`);
      const radar = await broker.get<Schemas['RadarCarrier'][]>('/api/radar?limit=1000');
      const border = await broker.get<Border>(`/api/shipments/${load.id}/border`);
      const row = radar.body.find(({ id }) => id === carrierId);
      return {
        load: ofLoad.lackingDocuments!.map(({ type, state }) => `${type} ${state}`),
        radar: (row?.documents ?? []).map(({ type, status }) => `${type} ${status}`),
        stoppedLoads: row?.stoppedLoads ?? 0,
        border: border.body.gaps.filter(({ code }) => code === 'security_certificate').length,
      };
    };
    expect(await told()).to.deep.equal({ load: [], radar: [], stoppedLoads: 0, border: 0 });
    await Document.query()
      .where({ carrierId, type: 'security_certificates' })
      .patch({ expirationDate: daysAfter(load.deliveryDate!, -1) });
    expect(await told()).to.deep.equal({
      load: ['security_certificates expires_before_delivery'],
      radar: ['security_certificates expiring'],
      stoppedLoads: 1,
      border: 1,
    });
    await certify(['OEA']);
    expect(await told()).to.deep.equal({
      load: ['security_certificates certificate_missing'],
      radar: ['security_certificates insufficient'],
      stoppedLoads: 1,
      border: 1,
    });
    const { body: other } = await broker.get<Schemas['Shipment'][]>('/api/shipments?limit=1000');
    expect(other.filter(({ lackingDocuments }) => lackingDocuments?.length)).to.deep.equal([]);
  });
});
