import { expect } from 'chai';
import { responseCheck } from './responses.ts';

const contract = {
  openapi: '3.1.0',
  servers: [{ url: '/api' }],
  paths: {
    '/lanes': { get: { responses: { 200: { $ref: '#/components/responses/Lanes' } } } },
    '/lanes/{id}': {
      get: { responses: { 200: json({ $ref: '#/components/schemas/Lane' }), default: problem() } },
      patch: {
        responses: {
          200: json({ $ref: '#/components/schemas/Lane' }),
          409: { ...problem(), 'x-codes': ['LANE_CLOSED'] },
        },
      },
      delete: { responses: { 204: { description: 'Gone' } } },
    },
    '/lanes/count': { get: { responses: { 200: json({ type: 'integer' }) } } },
  },
  components: {
    headers: { Range: { required: true, schema: { type: 'string' } } },
    responses: {
      Lanes: {
        ...json({ type: 'array', items: { $ref: '#/components/schemas/Lane' } }),
        headers: { 'Content-Range': { $ref: '#/components/headers/Range' } },
      },
    },
    schemas: {
      Lane: {
        type: 'object',
        required: ['id', 'pickup'],
        properties: { id: { type: 'string', format: 'uuid' }, pickup: { format: 'date' } },
        additionalProperties: false,
        example: {},
      },
    },
  },
};
const lane = { id: '01890a5d-ac96-774b-bcce-b302099a8057', pickup: '2026-03-02' };

describe('The validation of answers against the contract', () => {
  it('accepts what the contract describes', () => {
    answer('GET', '/api/lanes', 200, [lane], { 'content-range': 'lanes 0-0/1' });
    answer('GET', '/api/lanes/1', 200, lane);
    answer('DELETE', '/api/lanes/1', 204, undefined);
  });

  it('accepts a query, a trailing slash, PUT for PATCH, and a refusal by `default`', () => {
    answer('GET', '/api/lanes/1/?a=b', 200, lane);
    answer('PUT', '/api/lanes/1', 200, lane);
    answer('GET', '/api/lanes/1', 404, {}, { 'content-type': 'application/problem+json' });
  });

  it('prefers the path without parameters', () => {
    answer('GET', '/api/lanes/count', 200, 3);
    refuses(/must be object/, 'GET', '/api/lanes/7', 200, 3);
  });

  it('refuses an unknown path and an unknown method', () => {
    refuses(/no such operation/, 'GET', '/api/trucks', 200, []);
    refuses(/no such operation/, 'POST', '/api/lanes', 200, lane);
    refuses(/no such operation/, 'GET', '/lanes/1', 200, lane);
  });

  it('refuses an undocumented status', () =>
    refuses(/status 201 is not documented/, 'GET', '/api/lanes/1', 201, lane));

  it('refuses a code that the operation does not name for the status', () => {
    const type = { 'content-type': 'application/problem+json' };
    answer('PATCH', '/api/lanes/1', 409, { code: 'LANE_CLOSED' }, type);
    refuses(
      /code LANE_FULL is not documented/,
      'PATCH',
      '/api/lanes/1',
      409,
      { code: 'LANE_FULL' },
      type,
    );
  });

  it('refuses another content type', () =>
    refuses(/text\/html, not application\/json/, 'GET', '/api/lanes/1', 200, '<p>', {
      'content-type': 'text/html; charset=utf-8',
    }));

  it('refuses a missing header', () =>
    refuses(/header Content-Range is missing/, 'GET', '/api/lanes', 200, [lane]));

  it('refuses a body where the contract has none', () =>
    refuses(/a body where there is none/, 'DELETE', '/api/lanes/1', 204, {}));

  it('refuses a body that violates the schema, and names each place', () => {
    const broken = { id: 'seven', pickup: '02/03/2026', purchaseCost: '1250.00' };
    refuses(/\/id must match format "uuid"/, 'GET', '/api/lanes/1', 200, broken);
    refuses(/\/pickup must match format "date"/, 'GET', '/api/lanes/1', 200, broken);
    refuses(/"additionalProperty":"purchaseCost"/, 'GET', '/api/lanes/1', 200, broken);
    refuses(/GET \/api\/lanes\/1 answered 200/, 'GET', '/api/lanes/1', 200, undefined);
  });
});

const check = responseCheck(contract);

function answer(
  method: string,
  path: string,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const all = new Headers({ 'content-type': 'application/json', ...headers });
  check({ method, path, status, headers: all, body });
}

function refuses(why: RegExp, ...[method, path, status, body, headers]: Parameters<typeof answer>) {
  expect(() => answer(method, path, status, body, headers)).to.throw(why);
}

function json(schema: object) {
  return { description: '', content: { 'application/json': { schema } } };
}

function problem() {
  return { description: '', content: { 'application/problem+json': { schema: {} } } };
}
