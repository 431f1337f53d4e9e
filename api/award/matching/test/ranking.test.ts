import { expect } from 'chai';
import fc from 'fast-check';
import { approveDocuments, buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import {
  buildInvitation,
  buildRate,
  minutesFrom,
} from '../../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import type { Quote } from '../../../quoting/quotes/Quote.ts';
import { buildRoute } from '../../../quoting/routes/test/factory.ts';
import { buildShipment } from '../../../trip/shipments/test/factory.ts';
import { testDb } from '../../../testing/base/db.ts';
import { match } from '../match.ts';

describe('The order of GET /quotes/:id/matches', function () {
  this.timeout(120_000);

  it('is that of a plain statement that judges and sorts every carrier, on every page', async () => {
    const seen = { matches: 0, assignable: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(known, { minLength: 4, maxLength: 14 }), async (fleet) => {
        const quote = await buildNetwork(fleet);
        const best = await sortedPlainly(quote, 'best');
        const sorted = (await match(quote, { first: 'best' })).matches;
        expect(sorted.map(shown)).to.deep.equal(best);
        const wanted = await sortedPlainly(quote, 'own');
        seen.matches += wanted.length;
        expect((await match(quote)).matches.map(shown)).to.deep.equal(wanted);
        const free = (await match(quote, { assignable: true, limit: 3 })).matches;
        const ready = wanted.filter(({ isAssignable }) => isAssignable).slice(0, 3);
        expect(free.map(shown)).to.deep.equal(ready.map((each, at) => ({ ...each, rank: at + 1 })));
        seen.assignable += ready.length;
        for (let offset = 0; offset <= wanted.length; offset += 2) {
          const { matches, hasMore } = await match(quote, { limit: 2, offset });
          expect(matches.map(shown)).to.deep.equal(wanted.slice(offset, offset + 2));
          expect(hasMore).to.equal(wanted.length > offset + 2);
        }
        const { matches } = await match(quote, { q: 'fletes b', limit: 4 });
        const named = wanted.filter(({ carrierName }) => carrierName === 'Fletes B').slice(0, 4);
        expect(matches.map(shown)).to.deep.equal(named.map((each) => ({ ...each, rank: null })));
      }),
      { numRuns: 8 },
    );
    expect(seen.matches).to.be.above(15);
    expect(seen.assignable).to.be.above(5);
  });

  it('can be read from an index of each network', async () => {
    const quote = await buildQuote();
    const plan = await (
      await testDb()
    ).transaction(async (trx) => {
      // Citus then passes the settings on to the server that plans the statement; others do not know it.
      await trx.raw(`set local citus.propagate_set_commands = 'local'`);
      await trx.raw(`set local enable_seqscan = off; set local enable_sort = off;
        set local enable_incremental_sort = off; set local enable_bitmapscan = off`);
      let explained = '';
      const explaining = {
        async raw(sql: string, values?: object) {
          if (!values) return trx.raw(sql);
          const { rows } = await trx.raw(`explain ${sql}`, values as never);
          explained = rows.map((row: object) => Object.values(row)[0]).join('\n');
          return { rows: [{ matches: [] }] };
        },
      };
      await match(quote, { limit: 50 }, explaining as never);
      return explained;
    });
    const INDEXED =
      /Scan on sorted.*\n(\s+-> {2}Nested Loop.*\n.*Join Filter.*\n)?.*Index Scan using carriers_best_first/g;
    const scans = plan.match(INDEXED);
    expect(scans, plan).to.have.length(4);
  });

  it('is found with memory for the carriers that an index finds in a large network', async () => {
    const quote = await buildQuote();
    const memory = await (
      await testDb()
    ).transaction(async (trx) => {
      await match(quote, { limit: 50 }, trx as never);
      const { rows } = await trx.raw(`select current_setting('work_mem') as memory`);
      return rows[0].memory;
    });
    expect(memory).to.equal('32MB');
  });
});

/** A carrier with little variety, so that many are equal in some of what ranks them, and what the company knows of it. */
const known = fc.record({
  carrier: fc.record({
    carrierName: fc.constantFrom('Fletes A', 'Fletes B'),
    confidence: fc.constantFrom('very_high', 'medium', 'very_low'),
    hazmat: fc.constantFrom(true, true, false),
    isAndens: fc.boolean(),
  }),
  loads: fc.constantFrom(0, 0, 0, 0, 1, 2),
  minutes: fc.constantFrom(null, null, null, null, [5], [5, 20], [12]),
  hasContract: fc.constantFrom(false, false, false, true),
  hasDocuments: fc.boolean(),
});

type Known = typeof known extends fc.Arbitrary<infer One> ? One : never;

/** A quote that only the fleet and four carriers without history cover, because no other carrier has its equipment. */
async function buildNetwork(fleet: Known[]): Promise<Quote> {
  const companyId = (await buildCompany()).id;
  const equipmentId = (await buildEquipment()).id;
  let routeId: string | null = null;
  for (const carrierName of ['Fletes A', 'Fletes B', 'Fletes B', 'Fletes C'])
    await buildCarrier({ carrierName, companyId, equipmentList: [equipmentId], hazmat: true });
  for (const { carrier, loads, minutes, hasContract, hasDocuments } of fleet) {
    const { isAndens, ...columns } = carrier;
    const place = isAndens ? {} : { companyId };
    const { id } = await buildCarrier({
      ...columns,
      ...place,
      equipmentList: [equipmentId],
    } as never);
    for (let n = 0; n < loads; n += 1)
      await buildShipment({ companyId, carrierId: id, status: n === 0 ? 'closed' : 'assigned' });
    if (loads === 1) await buildShipment({ companyId, carrierId: id, status: 'cancelled' });
    for (const each of minutes ?? []) await buildAnswer(companyId, id, each);
    if (hasDocuments) await approveDocuments(id);
    if (hasContract)
      routeId = (await buildRoute({ companyId, carrierId: id, contractRate: '900.00' })).id;
  }
  return buildQuote({ companyId, equipmentId, routeId, hazmat: fleet.length % 2 === 0 });
}

/** A rate of the carrier so many minutes after the invitation. */
async function buildAnswer(companyId: string, carrierId: string, minutes: number) {
  const quoteId = (await buildQuote({ companyId })).id;
  const sentAt = minutesFrom(-60);
  const startsAt = minutes === 20 ? new Date(sentAt.getTime() + 8 * 60_000) : null;
  const { id } = await buildInvitation({ quoteId, carrierId, sentAt, startsAt });
  const createdAt = new Date(sentAt.getTime() + minutes * 60_000).toISOString();
  await buildRate({ invitationId: id, createdAt });
}

type Shown = {
  carrierId: string;
  carrierName: string;
  rank: number | null;
  isAssignable: boolean;
};

function shown(match: object): Shown {
  const { carrierId, carrierName, network, confidence, rank, ...facts } = match as Shown &
    Record<string, unknown>;
  const { laneLoads, responseMinutes, contractRate, contractCurrency, lackingDocuments } = facts;
  return {
    carrierId,
    carrierName,
    network,
    confidence,
    rank,
    laneLoads,
    responseMinutes,
    contractRate,
    contractCurrency,
    isAssignable: (lackingDocuments as object[]).length === 0,
  } as Shown;
}

/** All carriers that cover the quote, judged one by one and sorted as a whole. */
async function sortedPlainly({ id, companyId }: Quote, first: 'own' | 'best'): Promise<Shown[]> {
  const { rows } = await (
    await testDb()
  ).raw(PLAIN, { id, companyId, isOwnFirst: first === 'own' });
  return rows;
}

const PLAIN = `
  select carriers.id as "carrierId", carrier_name as "carrierName", network, confidence,
    row_number() over (order by contract_currency is null, :isOwnFirst and carriers.company_id is null,
      documents.id is null, array_position(array['very_high', 'high', 'medium', 'low', 'very_low'], confidence),
      coalesce(loads, 0) desc, minutes nulls last, carrier_name, carriers.id)::int as rank,
    coalesce(loads, 0)::int as "laneLoads", minutes as "responseMinutes",
    contract_rate::text as "contractRate", contract_currency as "contractCurrency",
    documents.id is not null as "isAssignable"
  from quotes join carriers
    on (carriers.company_id = quotes.company_id or carriers.company_id is null) and carriers.status = 'active'
  left join (select shipments.carrier_id, count(*) as loads from quotes
      join shipments on shipments.company_id = quotes.company_id and shipments.status <> 'cancelled'
        and shipments.origin->>'state' = quotes.origin->>'state'
        and shipments.destination->>'state' = quotes.destination->>'state'
      where quotes.company_id = :companyId and quotes.id = :id group by shipments.carrier_id
    ) experience on experience.carrier_id = carriers.id
  left join (select invitations.carrier_id, round(percentile_cont(0.5) within group (
        order by extract(epoch from rates.created_at
          - least(rates.created_at, coalesce(invitations.starts_at, invitations.sent_at))) / 60))::int as minutes
      from invitations
      join rates on rates.company_id = invitations.company_id and rates.invitation_id = invitations.id
        and rates.version = 1 and rates.created_at >= invitations.sent_at
      where invitations.company_id = :companyId group by invitations.carrier_id
    ) speed on speed.carrier_id = carriers.id
  left join documents on documents.carrier_id = carriers.id and documents.type = 'insurance_cover'
  left join routes on routes.company_id = quotes.company_id and routes.id = quotes.route_id
    and routes.status = 'active' and routes.carrier_id = carriers.id
  where quotes.company_id = :companyId and quotes.id = :id
    and quotes.origin->>'state' = any (carriers.origin_states)
    and quotes.destination->>'state' = any (carriers.delivery_states)
    and array[quotes.origin->>'country', quotes.destination->>'country'] <@ carriers.countries
    and exists (select from carrier_equipments fleet
      where fleet.carrier_id = carriers.id and fleet.equipment_id = quotes.equipment_id)
    and quotes.movement = any (carriers.movements)
    and (carriers.drayage or not quotes.drayage) and (carriers.hazmat or not quotes.hazmat)
  order by rank`;
