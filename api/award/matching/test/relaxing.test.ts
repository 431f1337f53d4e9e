import { expect } from 'chai';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildEquipment } from '../../../catalogs/equipments/test/factory.ts';
import { as } from '../../../testing/client.ts';
import { testDb } from '../../../testing/base/db.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { inReachOf } from '../../../quoting/quotes/reach.ts';
import { countNow } from '../count.ts';
import { rulesOf, valuesOf } from '../rules.ts';
import type { Quote } from '../../../quoting/quotes/Quote.ts';

type MatchCounts = Schemas['MatchCounts'];
type MatchRule = Schemas['MatchRule'];

describe('GET /quotes/:id/matches/counts', function () {
  this.timeout(240_000);

  it('equal the carriers that fail a rule, and those that are added when it is removed, for every rule', async () => {
    const equipments = [(await buildEquipment()).id, (await buildEquipment()).id];
    const fleets = fc.array(carrier(equipments), { maxLength: 8 });
    const seen = { promised: 0 };
    const holds = fc.asyncProperty(fleets, demand(equipments), (fleet, asked) =>
      keepsItsWord(fleet, asked, seen),
    );
    await fc.assert(holds, { numRuns: 20 });
    expect(seen.promised, 'promises that were more than nothing').to.be.above(0);
  });
});

async function keepsItsWord(fleet: object[], asked: object, seen: { promised: number }) {
  const companyId = (await buildCompany()).id;
  for (const one of fleet) await buildCarrier({ ...one, companyId });
  const quote = await buildQuote({ companyId, ...asked });
  const { body } = await as(await buildUser({ companyId })).get<MatchCounts>(
    `/api/quotes/${quote.id}/matches/counts`,
  );
  expect(body.removed.map(({ rule }) => rule)).to.have.members(Object.keys(lifted));
  for (const { rule, relaxed, removed } of body.removed) {
    seen.promised += relaxed;
    expect(removed, rule).to.equal(await failing(rule, quote));
    expect(await appearing(rule, quote), rule).to.equal(relaxed);
  }
}

/** Counts the carriers of the quote's networks that fail a rule. */
async function failing(rule: MatchRule, quote: Quote): Promise<number> {
  const { rows } = await (
    await testDb()
  ).raw(
    `select count(*)::int from carriers where ${inReachOf(':companyId')} and not (${rulesOf(quote)[rule]})`,
    valuesOf(quote) as never,
  );
  return rows[0].count;
}

/** Counts the carriers that cover the quote only when every carrier fulfils the rule; rolled back afterwards. */
async function appearing(rule: MatchRule, quote: Quote): Promise<number> {
  const trx = await (await testDb()).transaction();
  try {
    const before = await countNow(quote, trx as never);
    await lift(trx, rule, quote);
    const after = await countNow(quote, trx as never);
    return after.total - before.total;
  } finally {
    await trx.rollback();
  }
}

/** Changes every carrier of the quote's networks so that it fulfils one rule. */
async function lift(trx: Knex.Transaction, rule: MatchRule, quote: Quote) {
  const { companyId, origin, destination, movement, equipmentId } = quote;
  const values = {
    companyId,
    movement,
    equipmentId,
    originState: origin.state,
    destinationState: destination.state,
    countries: [origin.country, destination.country],
  };
  const change = lifted[rule];
  const sql = change.startsWith('insert') ? change : `update carriers set ${change}`;
  await trx.raw(`${sql} where ${inReachOf(':companyId')} ${endings[rule] ?? ''}`, values as never);
}

const lifted: Record<MatchRule, string> = {
  active: `status = 'active'`,
  origin_state: 'origin_states = origin_states || :originState::text',
  delivery_state: 'delivery_states = delivery_states || :destinationState::text',
  countries: `countries = countries || :countries::text[]`,
  equipment: `insert into carrier_equipments (carrier_id, equipment_id)
    select id, :equipmentId::uuid from carriers`,
  movement: 'movements = movements || :movement::text',
  drayage: 'drayage = true',
  hazmat: 'hazmat = true',
};

const endings: Partial<Record<MatchRule, string>> = {
  equipment: 'and :equipmentId::uuid is not null on conflict do nothing',
};

const usually = <T>(...values: T[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(values) },
    { weight: 1, arbitrary: fc.subarray(values) },
  );

/** Generates carriers that fail only a few rules, so that the counts are not all zero. */
function carrier(equipments: string[]) {
  return fc.record({
    status: fc.constantFrom('prospect', 'active', 'active', 'active', 'suspended', 'archived'),
    originStates: usually('MX-NLE', 'MX-JAL'),
    deliveryStates: usually('US-TX', 'US-CA'),
    countries: usually('MX', 'US'),
    movements: usually('cross_border', 'mexico'),
    equipmentList: usually(...equipments),
    drayage: fc.boolean(),
    hazmat: fc.boolean(),
  });
}

function demand(equipments: string[]) {
  return fc.record({
    equipmentId: fc.constantFrom(null, ...equipments),
    drayage: fc.boolean(),
    hazmat: fc.boolean(),
  });
}
