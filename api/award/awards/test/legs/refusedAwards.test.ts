import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { Carrier } from '../../../../network/carriers/Carrier.ts';
import { buildInvitation } from '../../../../quoting/invitations/test/factory.ts';
import { Invitation } from '../../../../quoting/invitations/Invitation.ts';
import { Rate } from '../../../../quoting/invitations/Rate.ts';
import { Quote } from '../../../../quoting/quotes/Quote.ts';
import { buildQuote } from '../../../../quoting/quotes/test/factory.ts';
import { as } from '../../../../testing/client.ts';
import {
  awardLegs,
  awardsOf,
  buildByLegs,
  buildRated,
  buildWorld,
  type Rated,
  type World,
} from '../../../../testing/ratedLegs.ts';
import { NOTHING, outcome } from '../../../../testing/legs/awardOutcome.ts';

type Problem = Schemas['Problem'];

/** Awards that are refused: what makes them wrong, the field that is named, its code, and its words in both languages. */
const REFUSED: Hostile[] = [
  {
    what: 'of an archived carrier',
    spoil: ({ offers }) => carrierIs('archived', offers[1]!),
    refusal: [409, 'CARRIER_NOT_ACTIVE', 'awards.1.invitationId', /no está activo/, /not active/],
  },
  {
    what: 'of a rate that came after the deadline',
    spoil: ({ offers }) => lateRate(offers[1]!),
    refusal: [409, 'RATE_MISSING', 'awards.1.invitationId', /tarifa vigente/, /no valid rate/],
  },
  {
    what: 'of a rejected rate',
    spoil: ({ offers }) => rejected(offers[1]!),
    refusal: [409, 'RATE_MISSING', 'awards.1.invitationId', /tarifa vigente/, /no valid rate/],
  },
  {
    what: 'of a leg of another quote',
    awards: (rated, { other }) => [...awardsOf(rated, 0), ...awardsOf(other, 1)],
    refusal: [422, 'INVALID', 'awards.1.legId', /elija uno de ella/, /choose one of its own/],
  },
  {
    what: 'of a leg of another company',
    awards: (rated, { foreign }) => [...awardsOf(rated, 0), ...awardsOf(foreign, 1)],
    refusal: [422, 'INVALID', 'awards.1.legId', /elija uno de ella/, /choose one of its own/],
  },
  {
    what: 'of a leg to the carrier of another',
    awards: ({ legs, offers }) => [{ legId: legs[0]!.id, invitationId: offers[1]!.id }],
    refusal: [422, 'INVALID', 'awards.0.invitationId', /elija una de sus/, /choose one of its own/],
  },
  {
    what: 'of the same leg twice',
    awards: (rated) => [...awardsOf(rated, 0), ...awardsOf(rated, 0)],
    refusal: [422, 'INVALID', 'awards.1.legId', /dos veces/, /there twice/],
  },
  {
    what: 'of no leg',
    awards: () => [],
    refusal: [422, 'INVALID', 'awards', /al menos 1/, /at least 1/],
  },
  {
    what: 'for a reason that is not told',
    awards: (rated) => [{ ...awardsOf(rated, 0)[0], reason: 'other' }],
    refusal: [422, 'INVALID', 'awards.0.comment', /Escriba el motivo/, /Write the reason/],
  },
];

describe('A wrong award by legs', function () {
  this.timeout(60_000);
  let world: World, others: Others;

  before(async () => {
    world = await buildWorld();
    others = { other: await buildRated(world), foreign: await buildRated(await buildWorld()) };
  });

  const say = (path: string, body: object, headers: Record<string, string> = {}) =>
    as(world.admin).post<Problem>(`/api/quotes/${path}`, body, { headers });

  for (const { what, spoil, awards, refusal } of REFUSED)
    it(`${what} is refused at its field, in both languages, and nothing of it is there`, async () => {
      const [status, code, field, ...words] = refusal;
      const rated = await buildRated(world);
      const before = await spoil?.(rated).then(() => outcome(rated.id));
      const body = { awards: awards?.(rated, others) ?? awardsOf(rated, 0, 1) };
      for (const [at, locale] of (['es', 'en'] as const).entries()) {
        const answer = await say(`${rated.id}/legs/award`, body, { 'accept-language': locale });
        expect([answer.status, answer.body.code]).to.deep.equal([status, code]);
        expect(Object.keys(answer.body.errors!)).to.deep.equal([field]);
        expect(answer.body.errors![field]).to.match(words[at]!);
      }
      expect(await outcome(rated.id)).to.equal(before ?? NOTHING);
    });

  it('of a leg that was never sent, or has a carrier, names that leg', async () => {
    const quote = await buildByLegs(world);
    const { id: invitationId } = await buildInvitation({ quoteId: quote.legs![0]!.id, rate: {} });
    await Quote.query().patch({ status: 'rated' }).where({ id: quote.id });
    const [sent, draft] = quote.legs!.map(({ id: legId }) => ({ legId, invitationId }));
    const refusal = async (id: string, awards: object[]) => {
      const { status, body } = await awardLegs<Problem>(world.admin, id, awards);
      return [status, body.code, ...Object.keys(body.errors!)];
    };
    expect(await refusal(quote.id, [sent!, draft!])).to.deep.equal([
      ...[409, 'NOT_ACCEPTABLE_STATE', 'awards.1.legId'],
    ]);
    const rated = await buildRated(world);
    await awardLegs(world.admin, rated.id, awardsOf(rated, 1));
    expect(await refusal(rated.id, awardsOf(rated, 0, 1))).to.deep.equal([
      ...[409, 'ALREADY_AWARDED', 'awards.1.legId'],
    ]);
  });

  it('at the id of a leg, or of a quote without legs, says where it belongs', async () => {
    const rated = await buildRated(world);
    const ofLeg = await say(`${rated.legs[0]!.id}/legs/award`, { awards: awardsOf(rated, 0) });
    expect([ofLeg.status, ofLeg.body.code]).to.deep.equal([409, 'LEG_OF_QUOTE']);
    const { id } = await buildQuote({ companyId: world.company.id, status: 'rated' });
    const ofWhole = await say(`${id}/legs/award`, { awards: awardsOf(rated, 0) });
    expect([ofWhole.status, ofWhole.body.code]).to.deep.equal([409, 'ASKED_AS_WHOLE']);
  });
});

/** Another quote of the same company, and one of another company. */
type Others = Record<'other' | 'foreign', Rated>;

interface Hostile {
  what: string;
  spoil?: (rated: Rated) => Promise<void>;
  awards?: (rated: Rated, others: Others) => object[];
  refusal: [status: number, code: string, field: string, es: RegExp, en: RegExp];
}

async function carrierIs(status: Schemas['CarrierStatus'], { carrierId }: Invitation) {
  await Carrier.query().findById(carrierId).patch({ status });
}

async function lateRate({ id: invitationId }: Invitation) {
  await Rate.query().patch({ late: true }).where({ invitationId });
}

async function rejected({ id }: Invitation) {
  await Invitation.query().findById(id).patch({ status: 'rejected' });
}
