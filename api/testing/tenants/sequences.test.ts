import { expect } from 'chai';
import * as fc from 'fast-check';
import { everything } from '../../core/auth/policy.ts';
import { buildPacket } from '../../compliance/packets/test/factory.ts';
import { loadContract } from '../../core/contract/document.ts';
import { invitationPolicy } from '../../quoting/invitations/policy.ts';
import { buildToken } from '../../platform/links/test/factory.ts';
import { locationPolicy } from '../../network/locations/policy.ts';
import { buildExchangeRate } from '../../quoting/quotes/test/factory.ts';
import { quotePolicy } from '../../quoting/quotes/policy.ts';
import { rateConfirmationPolicy } from '../../trip/rateConfirmations/policy.ts';
import { shipmentPolicy } from '../../trip/shipments/policy.ts';
import { resetRateLimits } from '../base/db.ts';
import { accessToken } from '../client.ts';
import { exchange } from '../exchange.ts';
import { requests, type Sent } from '../fuzz/requests.ts';
import type { Ids } from '../fuzz/values.ts';
import { asCurl } from '../fuzz/wire.ts';
import { testServer } from '../server.ts';
import { giveLegs, type LegIds } from './legs.ts';
import { giveStops, pathsWithStops } from './stops.ts';
import { buildTenant, type Tenant } from './tenant.ts';
import { rounds, trial } from '../trials.ts';

const ACTIONS = rounds(10_000, 150);
const IN_A_SEQUENCE = 25;
/** A leak is found after 500 actions on average, so that one in 10,000,000 would not be found after these. */
const UNTIL_FOUND = 8000;
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
/** Resources that all tenants share, and those of Andén. */
const SHARED =
  /^\/(catalogs|postal_codes|diesel_prices|exchange_rates|inquiries|registrations|public)\b/;

interface Side {
  tenant: Tenant;
  legs: LegIds;
  /** The callers: the users by their e-mail addresses, and the links by their kind. */
  people: Caller[];
  links: Caller[];
  /** Ids of its records, including those created by its actions. */
  own: Set<string>;
}

/** Somebody who sends requests, by an access token or by a link. */
interface Caller {
  name: string;
  headers: () => Promise<Record<string, string>>;
}

interface Action {
  side: 0 | 1;
  by: 'people' | 'links';
  person: number;
  sent: Sent;
}

describe('Random actions of two tenants', function () {
  this.timeout(120_000);
  const contract = loadContract();
  const paths = Object.entries(contract.paths).filter(([path]) => !SHARED.test(path));
  const ofTenants = { ...contract, paths: Object.fromEntries(paths) };
  const ofStops = { ...contract, paths: pathsWithStops(ofTenants.paths) };
  const ofLinks = { ...contract, paths: Object.fromEntries(paths.map(openToLinks)) };
  let sides: [Side, Side];

  beforeEach(async () => {
    await buildExchangeRate();
    sides = [await buildSide(), await buildSide()];
  });

  trial('show and change nothing of the other', { many: ACTIONS, few: ACTIONS }, async (count) => {
    await run(count);
  });

  const policies = { quotes: quotePolicy, shipments: shipmentPolicy, locations: locationPolicy };
  for (const [name, policy] of Object.entries(policies)) {
    it(`detect a simulated leak of ${name}`, async () => {
      const { visible } = policy;
      policy.visible = () => everything;
      try {
        const failure = await run(UNTIL_FOUND).catch((error: Error) => error);
        expect(failure, `FUZZ_SEED=${SEED}`)
          .to.have.property('message')
          .that.includes('of the other tenant');
      } finally {
        policy.visible = visible;
      }
    });
  }

  const byLink = {
    'the answer to an invitation': invitationPolicy,
    'a price': quotePolicy,
    'a rate confirmation': rateConfirmationPolicy,
  };
  for (const [name, policy] of Object.entries(byLink)) {
    it(`detect a simulated leak of the link of ${name}`, async () => {
      const { visible } = policy;
      policy.visible = (actor) => (actor.link ? everything : visible(actor));
      try {
        const failure = await run(UNTIL_FOUND, linkActions).catch((error: Error) => error);
        expect(failure, `FUZZ_SEED=${SEED}`)
          .to.have.property('message')
          .that.includes('of the other tenant');
      } finally {
        policy.visible = visible;
      }
    });
  }

  async function run(count: number, some = allActions): Promise<void> {
    const sequence = fc.array(some(), { minLength: IN_A_SEQUENCE, maxLength: IN_A_SEQUENCE });
    const property = fc.asyncProperty(sequence, async (all) => {
      await resetRateLimits();
      for (const action of all) await act(action);
    });
    const numRuns = Math.ceil(count / IN_A_SEQUENCE);
    await fc.assert(property, {
      numRuns,
      seed: SEED,
      endOnFailure: true,
      includeErrorInReport: true,
    });
  }

  /** Actions of users, some of them on loads and lanes with stops, and, one in four, of links. */
  function allActions(): fc.Arbitrary<Action> {
    return fc.oneof(
      { weight: 2, arbitrary: actions('people', 6, ofTenants) },
      { weight: 1, arbitrary: actions('people', 6, ofStops) },
      { weight: 1, arbitrary: linkActions() },
    );
  }

  function linkActions(): fc.Arbitrary<Action> {
    return actions('links', 3, ofLinks);
  }

  function actions(by: Action['by'], callers: number, some: typeof contract) {
    return fc.record({
      side: fc.constantFrom(0 as const, 1 as const),
      by: fc.constant(by),
      person: fc.nat(callers - 1),
      sent: requests(some, idsOf(sides)),
    });
  }

  /** Throws when an answer contains an id of the other tenant, or when a path with one succeeds. */
  async function act({ side, by, person, sent }: Action): Promise<void> {
    const [actor, other] = [sides[side], sides[1 - side]!];
    const { url } = await testServer();
    const caller = actor[by][person]!;
    const { status, text } = await exchange(url, {
      ...sent,
      headers: { ...sent.headers, ...(await caller.headers()) },
    });
    const asked = sent.path + (sent.body ?? '');
    const shown = (text.match(UUID) ?? []).filter((id) => other.own.has(id) && !asked.includes(id));
    const reached =
      status < 300 ? idsIn(sent.path.split('?')[0]!).filter((id) => other.own.has(id)) : [];
    if (shown.length + reached.length > 0) {
      const who = `${caller.name} got ${status} with ${[...shown, ...reached].join()} of the other tenant`;
      throw new Error(`${who}\n${asCurl(url, sent)}\n${text.slice(0, 2000)}`);
    }
    if (status === 201) for (const id of madeIn(text, asked, other)) actor.own.add(id);
  }
});

/** The ids that the server gave: what the request said itself, as an e-mail address of random digits, is nobody's. */
function madeIn(text: string, asked: string, other: Side): string[] {
  return idsIn(text).filter((id) => !asked.includes(id) && !other.own.has(id));
}

function idsIn(text: string): string[] {
  return text.match(UUID) ?? [];
}

async function buildSide(): Promise<Side> {
  const tenant = await buildTenant();
  await giveStops(tenant);
  const legs = await giveLegs(tenant);
  const { company, customer, carrier, people, records, parts } = tenant;
  const rows = [company, customer, carrier, ...Object.values(people)];
  const own = [...rows.map(({ id }) => id), ...Object.values(records), ...Object.values(parts)];
  own.push(...Object.values(legs).flat());
  const users = Object.values(people).map(({ email }) => ({
    name: email,
    headers: async () => ({ authorization: `Bearer ${await accessToken(email)}` }),
  }));
  return { tenant, legs, people: users, links: await linksOf(tenant), own: new Set(own) };
}

/** A link of each kind to a record of the tenant. */
async function linksOf({ records, carrier, customer }: Tenant): Promise<Caller[]> {
  const packet = await buildPacket({ carrierId: carrier.id });
  const linked = [
    { kind: 'answer', subjectId: records.invitations, partyId: carrier.id },
    { kind: 'price', subjectId: records.quotes, partyId: customer.id },
    { kind: 'confirmation', subjectId: records.shipments, partyId: carrier.id },
    { kind: 'document', subjectId: records.validations!, partyId: carrier.id },
    { kind: 'packet', subjectId: packet.id, partyId: carrier.id },
  ] as const;
  return Promise.all(
    linked.map(async (one) => {
      const token = await buildToken(one);
      return { name: `the link ${one.kind}`, headers: async () => ({ 'x-link': token }) };
    }),
  );
}

/** A path of the contract with those operations that a link opens. */
function openToLinks([path, operations]: [string, object]): [string, object] {
  const open = Object.entries(operations).filter(
    ([name, { security = [] }]) =>
      name === 'parameters' || security.some((one: object) => 'link' in one),
  );
  return [path, Object.fromEntries(open)];
}

/** The records of both tenants by kind, legs included, without the users who send the requests. */
function idsOf(sides: Side[]): Ids {
  const kinds = Object.keys(sides[0]!.tenant.records).filter((kind) => kind !== 'users') as Kind[];
  const ids = kinds.map((kind) => [
    kind,
    sides.flatMap(({ tenant, legs }) => [
      tenant.records[kind],
      ...((legs as Record<string, string[]>)[kind] ?? []),
    ]),
  ]);
  return Object.fromEntries(ids) as Ids;
}

type Kind = keyof Tenant['records'];
