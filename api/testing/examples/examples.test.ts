import { expect } from 'chai';
import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import type { Example } from '../../core/contract/documentation/examples.ts';
import { loadContract, operations } from '../../core/contract/document.ts';
import { as } from '../client.ts';
import { RESOURCES } from '../permissions/collected.ts';
import { difference as differenceOfCall, visits, type Visit } from '../permissions/walk.ts';
import { buildWorld, type BuiltWorld } from '../permissions/world.ts';
import { MORE, otherCalls, lastCalls } from './others.ts';
import { type Calls, exampleOf, isReadable, recording, type Recorded } from './recording.ts';
import { difference } from './shape.ts';

const FILE = new URL('../../core/contract/documentation/examples.gen.json', import.meta.url);

/** `RECORD=1` writes the examples of the contract anew, from the answers of this run. */
const RECORDS = Boolean(process.env.RECORD);

describe('The examples of the contract', function () {
  this.timeout(300_000);
  let world: BuiltWorld;
  let examples: Record<string, Example>;

  before(async () => {
    world = await buildWorld();
    examples = JSON.parse(await readFile(FILE, 'utf8')) as Record<string, Example>;
  });

  it('are what the API answers to their requests', async () => {
    const made: Record<string, Example> = {};
    const wrong: string[] = [];
    const keep = (calls: Calls) => {
      for (const [id, call] of Object.entries(calls)) {
        made[id] = exampleOf(call);
        wrong.push(...problems(id, made[id]));
      }
    };
    keep(await otherCalls(world));
    for (const visit of allowedVisits(world)) {
      const id = visit.call.operationId;
      if (id in made) continue;
      keep({ [id]: await run(visit, examples[id]) });
    }
    keep(await lastCalls(world));
    if (RECORDS) return write((examples = made));
    expect(wrong).to.deep.equal([]);
    expect(Object.keys(examples)).to.have.members(Object.keys(made));
  });

  async function run(visit: Visit, example?: Example): Promise<Recorded> {
    const more = MORE[visit.call.operationId];
    const sent = { more, example: RECORDS ? undefined : example };
    const { client, last } = recording(as(visit.person.user), sent);
    const found = await differenceOfCall(world, { ...visit, client });
    expect(found).to.equal(undefined);
    return last();
  }

  /** The differences of a call from its example in the contract. */
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

  it('are there for every operation, with its request and its answer', () => {
    const lacking = operations(loadContract()).flatMap(({ operation }) => {
      const { operationId, requestBody } = operation;
      const { status, type, ...example } = examples[operationId] ?? { status: 0, type: '' };
      const sent = 'body' in example || 'form' in example || !requestBody;
      const answered = 'answer' in example || !isReadable(type);
      return status < 300 && status > 0 && sent && answered ? [] : [`${operationId} ${status}`];
    });
    expect(lacking).to.deep.equal([]);
  });
});

/** The calls of every operation that the permission table allows. */
function allowedVisits(world: BuiltWorld): Visit[] {
  const all = Object.keys(RESOURCES).flatMap((resource) => visits(resource, world));
  return all.filter(
    ({ expected, call, person }) => expected === '+' && !isOfAll(call.operationId, person.column),
  );
}

/** Whether an answer begins with a load of any company, which may be one of another test. */
function isOfAll(operationId: string, column: string): boolean {
  return operationId === 'getBorder' && !/^(broker|carrier)/.test(column);
}

async function write(examples: Record<string, Example>) {
  const sorted = Object.fromEntries(Object.entries(examples).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(FILE, await format(JSON.stringify(sorted), { parser: 'json', printWidth: 100 }));
}
