import { expect } from 'chai';
import fc from 'fast-check';
import { buildBridge } from '../../../catalogs/bridges/test/factory.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { Judgement } from '../../../compliance/consents/Judgement.ts';
import { dayIn, uploadedDocument } from '../../../compliance/documents/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { buildExchangeRate, quoteInput } from '../../../quoting/quotes/test/factory.ts';
import { threeLegs } from '../../../quoting/quotes/test/legs/factory.ts';
import { as } from '../../../testing/client.ts';
import { saved } from '../../../testing/base/saved.ts';

type Matches = Schemas['Matches'];
type MatchCounts = Schemas['MatchCounts'];
type Quote = Schemas['Quote'];

describe('Matching of a leg', function () {
  this.timeout(120_000);
  let bridges: string[];

  before(async () => {
    await buildExchangeRate();
    bridges = [(await buildBridge()).id, (await buildBridge()).id];
  });

  /** A quote by legs of a new broker, whose hand-over to the transfer names the bridge; of equipment that only its fleet has. */
  async function ask(bridgeId: string | null, ctpat: boolean) {
    const companyId = (await buildCompany()).id;
    const broker = as(await buildUser({ companyId }));
    const equipmentId = (await buildEquipment()).id;
    const [mexican, transfer, us] = threeLegs();
    const handOver = { ...mexican!.handOver!, bridgeId };
    const legs = [{ ...mexican!, handOver }, { ...transfer!, ctpat }, us!];
    const { body } = await broker.post<Quote>('/api/quotes', {
      ...quoteInput({ equipmentId, asked: 'legs', legs }),
    });
    const [, across, north] = body.legs!;
    return { companyId, broker, equipmentId, whole: body, transfer: across!, us: north! };
  }

  const serving = { countries: ['MX' as const, 'US' as const], originStates: ['MX-TAM', 'US-TX'] };

  it('says truly how many its bridge, its certificate and its authority remove, and how many return without them', async () => {
    const seen = { relaxed: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(member, { maxLength: 8 }),
        fc.option(fc.nat(1)),
        fc.boolean(),
        async (fleet, at, ctpat) => {
          const asked = await ask(at === null ? null : bridges[at]!, ctpat);
          const carriers: Member[] = [];
          for (const one of fleet) carriers.push({ ...one, id: await build(asked, one) });
          const demands = at === null ? [] : [['bridge', serves(at)] as const];
          if (ctpat) demands.push(['ctpat', isCertified] as never);
          seen.relaxed += await keepsItsWord(asked.broker, asked.transfer.id, carriers, demands);
          const authority = [['us_authority', hasAuthority]] as const;
          seen.relaxed += await keepsItsWord(asked.broker, asked.us.id, carriers, authority);
        },
      ),
      { numRuns: 8 },
    );
    expect(seen.relaxed, 'promises that were more than nothing').to.be.above(0);
  });

  it('asks nothing of what legs demand for a whole, and its answer has no new field', async () => {
    const { broker, whole } = await ask(bridges[0]!, true);
    const { body } = await broker.get<MatchCounts>(`/api/quotes/${whole.id}/matches/counts`);
    expect(body).to.have.all.keys('total', 'removed');
  });

  it('demands the bridge that the hand-over of the transfer itself names before that of the leg before', async () => {
    const { companyId, broker, equipmentId, whole } = await ask(bridges[0]!, false);
    const [mexican, transfer, us] = threeLegs();
    const across = { ...transfer!.handOver!, bridgeId: bridges[1]! };
    const legs = [mexican!, { leg: transfer!.leg, handOver: across }, us!];
    const { body } = await broker.patch<Quote>(`/api/quotes/${whole.id}`, { legs });
    const fleet = { ...serving, deliveryStates: ['US-TX'], equipmentList: [equipmentId] };
    await buildCarrier({ companyId, ...fleet, bridgeList: [bridges[0]!] });
    const fit = await buildCarrier({ companyId, ...fleet, bridgeList: bridges });
    const found = await broker.get<Matches>(`/api/quotes/${body.legs![1]!.id}/matches`);
    expect(found.body.matches.map(({ carrierId }) => carrierId)).to.deep.equal([fit.id]);
  });

  it('counts the certificate of a carrier as the company has judged it', async () => {
    const { companyId, broker, equipmentId, transfer } = await ask(null, true);
    const fleet = { ...serving, deliveryStates: ['US-TX'], equipmentList: [equipmentId] };
    const { id } = await buildCarrier({ ...fleet });
    const { id: documentId } = await certify(id, true);
    const found = async () =>
      (await broker.get<Matches>(`/api/quotes/${transfer.id}/matches`)).body.matches.length;
    expect(await found()).to.equal(1);
    await saved(Judgement, {
      companyId,
      documentId,
      number: 1,
      status: 'rejected',
      reason: 'No es suyo',
      judgedAt: new Date(),
    });
    expect(await found()).to.equal(0);
  });

  function build({ companyId, equipmentId }: Asked, one: Omit<Member, 'id'>): Promise<string> {
    const { named, isAndens, usdotNumber, mcNumber, certificate } = one;
    return buildCarrier({
      ...serving,
      deliveryStates: ['US-TX'],
      movements: one.movements,
      companyId: isAndens ? null : companyId,
      equipmentList: [equipmentId],
      bridgeList: named.map((at) => bridges[at]!),
      usdotNumber,
      mcNumber,
    }).then(async ({ id }) => {
      if (certificate) await certify(id, certificate === 'valid');
      return id;
    });
  }
});

type Asked = { companyId: string; equipmentId: string };
type Rule = readonly [name: string, passes: (carrier: Member) => boolean];

/** Compares the counts with the carriers, and returns how many the relaxed rules promise. */
async function keepsItsWord(
  broker: ReturnType<typeof as>,
  quoteId: string,
  fleet: Member[],
  demands: readonly Rule[],
): Promise<number> {
  const { body } = await broker.get<MatchCounts>(`/api/quotes/${quoteId}/matches/counts`);
  const { body: found } = await broker.get<Matches>(`/api/quotes/${quoteId}/matches`);
  const movement = demands.some(([name]) => name === 'us_authority') ? 'us' : 'cross_border';
  const near = fleet.filter(({ movements }) => movements.includes(movement));
  const passing = (rules: readonly Rule[]) =>
    near.filter((carrier) => rules.every(([, passes]) => passes(carrier)));
  const ids = passing(demands).map(({ id }) => id);
  expect(found.matches.map(({ carrierId }) => carrierId)).to.have.members(ids);
  expect(body.total).to.equal(ids.length);
  expect((body.ofLeg ?? []).map(({ rule }) => rule)).to.deep.equal(demands.map(([name]) => name));
  let promised = 0;
  for (const [name, passes] of demands) {
    const { relaxed, removed } = body.ofLeg!.find(({ rule }) => rule === name)!;
    const others = demands.filter(([other]) => other !== name);
    expect(relaxed, name).to.equal(passing(others).length - ids.length);
    expect(removed, name).to.be.at.least(fleet.filter((one) => !passes(one)).length);
    promised += relaxed;
  }
  return promised;
}

/** A certificate in CTPAT of a carrier, valid or ended. */
function certify(carrierId: string, isValid: boolean) {
  return uploadedDocument(carrierId, {
    type: 'security_certificates',
    status: 'approved',
    certificates: ['CTPAT'],
    expirationDate: dayIn(isValid ? 90 : -1),
  });
}

const MOVEMENTS: Schemas['Movement'][][] = [['cross_border', 'us'], ['cross_border']];

const member = fc.record({
  named: fc.subarray([0, 1]),
  isAndens: fc.boolean(),
  movements: fc.constantFrom(...MOVEMENTS),
  usdotNumber: fc.constantFrom(null, '1234567'),
  mcNumber: fc.constantFrom(null, null, 'MC-123456'),
  certificate: fc.constantFrom(null, 'valid', 'valid', 'ended'),
});

type Member = { id: string } & (typeof member extends fc.Arbitrary<infer One> ? One : never);

const serves =
  (at: number) =>
  ({ named }: Member) =>
    named.length === 0 || named.includes(at);
const isCertified = ({ certificate }: Member) => certificate === 'valid';
const hasAuthority = ({ usdotNumber, mcNumber }: Member) => !!usdotNumber || !!mcNumber;
