import { expect } from 'chai';
import { breakingChanges } from './breaking.ts';
import { loadContract } from '../document.ts';
import type { Contract } from '../openapi.ts';

type Loose = ReturnType<typeof contractOf>;

describe('Breaking changes of the contract', () => {
  const changes = (change: (next: Loose) => void, day = '2027-01-01', before = contractOf()) => {
    const next = structuredClone(before);
    change(next);
    return breakingChanges({
      released: before as unknown as Contract,
      next: next as unknown as Contract,
      day,
    });
  };

  for (const [what, change, expected] of [
    [
      'a call is gone',
      (next) => delete (next.paths['/loads'] as Partial<Call>).post,
      'POST /loads is gone',
    ],
    [
      'a field of a request is gone',
      (next) => delete input(next).properties.note,
      'POST /loads: body.note is gone',
    ],
    [
      'a field is required',
      (next) => input(next).required.push('note'),
      'POST /loads: body.note is required',
    ],
    [
      'a value is no longer accepted',
      (next) => (input(next).properties.kind!.enum = ['dry']),
      'POST /loads: body.kind may no longer be cold',
    ],
    [
      'a text may be less long',
      (next) => (input(next).properties.note!.maxLength = 50),
      'POST /loads: body.note has a tighter maxLength',
    ],
    [
      'null is no longer accepted',
      (next) => (input(next).properties.note!.type = 'string'),
      'POST /loads: body.note may no longer be null',
    ],
    [
      'a field of an answer is gone',
      (next) => delete record(next).properties.lane,
      'POST /loads: answer.lane is gone',
    ],
    [
      'a field of an answer may be missing',
      (next) => (record(next).required = ['id']),
      'POST /loads: answer.lane may be missing',
    ],
    [
      'a field of an answer may be null',
      (next) => (record(next).properties.lane!.type = ['string', 'null']),
      'POST /loads: answer.lane may now be null',
    ],
    [
      'a parameter is gone',
      (next) => (call(next).parameters = []),
      'POST /loads: the parameter dry is gone',
    ],
    [
      'a parameter is required',
      (next) => (call(next).parameters[0]!.required = true),
      'POST /loads: the parameter dry is required',
    ],
    [
      'a status is no longer answered',
      (next) => (call(next).responses = { 200: call(next).responses[201]! }),
      'POST /loads: it does not answer 201 any more',
    ],
  ] as [string, (next: Loose) => unknown, string][])
    it(`are found when ${what}`, () => expect(changes(change)).to.deep.equal([expected]));

  it('are not additions, wider limits and new values of an answer', () => {
    const found = changes((next) => {
      Object.assign(next.paths, { '/more': { get: call(next) } });
      input(next).properties.more = { type: 'string' };
      input(next).properties.note!.maxLength = 500;
      record(next).properties.kind!.enum!.push('frozen');
      record(next).properties.more = { type: 'string' };
      record(next).required.push('more');
    });
    expect(found).to.deep.equal([]);
  });

  it('may be made after the last day that was announced', () => {
    const announced = contractOf();
    Object.assign(call(announced), {
      'x-deprecated': { since: '2026-06-01', until: '2026-12-31' },
    });
    const without = (next: Loose) => delete (next.paths['/loads'] as Partial<Call>).post;
    expect(changes(without, '2026-12-31', announced)).to.deep.equal(['POST /loads is gone']);
    expect(changes(without, '2027-01-01', announced)).to.deep.equal([]);
  });

  it('are found in the real contract: one for each call without a field that it promised', () => {
    const released = loadContract();
    const next = structuredClone(released);
    const { ApiKeyFields, ImportFile } = next.components.schemas as Record<string, Schema>;
    delete ApiKeyFields!.properties.prefix;
    Object.assign(ImportFile!.properties.file!, { 'x-max-bytes': 1000 });
    const found = breakingChanges({ released, next, day: '2027-01-01' });
    expect(found).to.include('GET /keys/{id}: answer.prefix is gone');
    expect(found).to.include('POST /carriers/bulkFile: body.file has a tighter maxLength');
    expect(breakingChanges({ released, next: structuredClone(released), day: '2027-01-01' })).to.be
      .empty;
  });
});

interface Schema {
  type?: string | string[];
  enum?: string[];
  maxLength?: number;
  properties: Record<string, Omit<Schema, 'properties' | 'required'>>;
  required: string[];
}

interface Call {
  post: {
    parameters: { name: string; in: string; required?: boolean; schema: object }[];
    responses: Record<string, object>;
  };
}

function contractOf() {
  const json = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const kind = { type: 'string', enum: ['dry', 'cold'] };
  const post = {
    operationId: 'createLoad',
    summary: 'Create a load',
    parameters: [{ name: 'dry', in: 'query', schema: { type: 'boolean' } }],
    requestBody: { required: true, ...json('LoadInput') },
    responses: { 201: { description: 'The load', ...json('Load') } },
  };
  const note = { type: ['string', 'null'], maxLength: 100 };
  const schemas: Record<string, Schema & { additionalProperties?: boolean }> = {
    LoadInput: {
      additionalProperties: false,
      properties: { kind: structuredClone(kind), note },
      required: ['kind'],
    },
    Load: {
      properties: { id: { type: 'string' }, kind, lane: { type: 'string' } },
      required: ['id', 'lane'],
    },
  };
  return { paths: { '/loads': { post } }, components: { schemas } };
}

function input(contract: Loose): Schema {
  return contract.components.schemas.LoadInput!;
}

function record(contract: Loose): Schema {
  return contract.components.schemas.Load!;
}

function call(contract: Loose): Call['post'] {
  return contract.paths['/loads'].post as unknown as Call['post'];
}
