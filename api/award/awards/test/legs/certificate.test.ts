import { expect } from 'chai';
import { dayIn, uploadedDocument } from '../../../../compliance/documents/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
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

type Problem = Schemas['Problem'];

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
});
