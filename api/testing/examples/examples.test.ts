import { expect } from 'chai';
import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import type { Example } from '../../core/contract/documentation/examples.ts';
import { as, type Client } from '../client.ts';
import { RESOURCES } from '../permissions/collected.ts';
import { difference as differenceOfCall, visits, type Visit } from '../permissions/walk.ts';
import { buildWorld, type BuiltWorld } from '../permissions/world.ts';
import { OTHERS } from './others.ts';
import { exampleOf, recording, type Recorded } from './recording.ts';
import { difference } from './shape.ts';

const FILE = new URL('../../core/contract/documentation/examples.gen.json', import.meta.url);

/** `RECORD=1` writes the examples of the contract anew, from the answers of this run. */
const RECORDS = Boolean(process.env.RECORD);

describe('The examples of the contract', function () {
  this.timeout(120_000);
  let world: BuiltWorld;
  let examples: Record<string, Example>;

  before(async () => {
    world = await buildWorld();
    examples = JSON.parse(await readFile(FILE, 'utf8')) as Record<string, Example>;
  });

  it('are what the API answers to their requests', async () => {
    const made: Record<string, Example> = {};
    const wrong: string[] = [];
    for (const visit of allowedVisits(world)) {
      const id = visit.call.operationId;
      if (id in made) continue;
      const call = await run(visit, RECORDS ? undefined : examples[id]);
      made[id] = exampleOf(call);
      wrong.push(...problems(id, made[id]));
    }
    const admin = as(world.people.find(({ name }) => name === 'brokerAdmin')!.user);
    for (const [id, path] of Object.entries(OTHERS)) {
      made[id] = exampleOf(await get(admin, path));
      wrong.push(...problems(id, made[id]));
    }
    if (RECORDS) return write(made);
    expect(wrong).to.deep.equal([]);
    expect(Object.keys(examples)).to.have.members(Object.keys(made));
  });

  async function run(visit: Visit, example?: Example): Promise<Recorded> {
    const { client, last } = recording(as(visit.person.user), example);
    const found = await differenceOfCall(world, { ...visit, client });
    expect(found).to.equal(undefined);
    return last();
  }

  /** What of a call is not as its example in the contract says. */
  function problems(id: string, { status, type, answer }: Example): string[] {
    const example = examples[id];
    if (RECORDS) return [];
    if (!example) return [`${id} has no example`];
    const found =
      status === example.status && type === example.type
        ? difference(example.answer ?? null, answer ?? null)
        : `${status} ${type}`;
    return found === undefined ? [] : [`${id} ${found}`];
  }
});

/** The calls of every operation that the permission table allows. */
function allowedVisits(world: BuiltWorld): Visit[] {
  const all = Object.keys(RESOURCES).flatMap((resource) => visits(resource, world));
  return all.filter(({ expected }) => expected === '+');
}

async function get(client: Client, path: string): Promise<Recorded> {
  return { path, body: undefined, answer: await client.get(path) };
}

async function write(examples: Record<string, Example>) {
  const sorted = Object.fromEntries(Object.entries(examples).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(FILE, await format(JSON.stringify(sorted), { parser: 'json', printWidth: 100 }));
}
