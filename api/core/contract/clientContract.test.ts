import { expect } from 'chai';
import { clientContract } from './clientContract.ts';
import { SHOWN_ONCE } from '../../client/src/createClient.ts';
import { loadContract } from './document.ts';
import { operations, resolve, type Contract, type Parameter } from './openapi.ts';

describe('The contract of the client', () => {
  it('has the operations that take a key, and the components that they use', () => {
    const { paths, components } = clientContract(buildContract());
    expect(Object.keys(paths)).to.deep.equal(['/loads']);
    expect(Object.keys(components.schemas!)).to.deep.equal(['Load', 'Weight']);
  });

  it('has lists that answer their rows alone', () => {
    const { get } = clientContract(buildContract()).paths['/loads']!;
    const { content } = get!.responses['200'] as { content: Record<string, { schema: object }> };
    const names = get!.parameters!.map((one) => (one as Parameter).name);
    expect(content['application/json']!.schema).to.deep.equal(rows);
    expect(names).to.deep.equal(['limit', 'lane']);
  });

  it('repeats the required properties of nested schemas', () => {
    const nested = { allOf: [{ properties: { weight: { type: 'string' } } }] };
    const Load = { allOf: [{ $ref: '#/components/schemas/Weight' }], required: ['weight'] };
    const contract = buildContract({ Load, Weight: nested });
    const { allOf } = clientContract(contract).components.schemas!.Load as { allOf: object[] };
    const properties = { weight: { type: 'string' } };
    expect(allOf.at(-1)).to.deep.equal({ type: 'object', required: ['weight'], properties });
  });

  it('requires what only the first answer shows, of calls that the client does not repeat', () => {
    const places = operations(clientContract(loadContract()));
    const once = places.filter(({ operation }) => operation['x-shown-once']);
    expect(once.map(({ path }) => path)).to.deep.equal(SHOWN_ONCE);
    for (const { operation } of once) {
      const [response] = Object.values(operation.responses) as object[];
      expect(JSON.stringify(response)).to.include('"required":["secret"]');
    }
  });

  it('has an Idempotency-Key for every POST, because the client sends one with each', () => {
    const contract = loadContract();
    const posts = operations(clientContract(contract)).filter(({ method }) => method === 'post');
    const names = posts.map(({ operation: { operationId, parameters = [] } }) => ({
      operationId,
      takes: parameters.map((one) => resolve<Parameter>(contract, one).name),
    }));
    expect(posts).not.to.have.lengthOf(0);
    const without = names.filter(({ takes }) => !takes.includes('Idempotency-Key'));
    expect(without.map(({ operationId }) => operationId)).to.deep.equal([]);
  });
});

const rows = { type: 'array', items: { $ref: '#/components/schemas/Load' } };

function buildContract(schemas: Record<string, object> = {}): Contract {
  const schema = { oneOf: [rows, { $ref: '#/components/schemas/Count' }] };
  const names = ['limit', 'range', 'filter', 'countQuery', 'countBy', 'lane'];
  const get = {
    operationId: 'listLoads',
    summary: 'Loads',
    security: [{ token: [] }, { key: ['loads:read'] }] as Record<string, string[]>[],
    'x-sort': ['weight'],
    parameters: names.map((name) => ({ name, in: 'query' as const, schema: {} })),
    responses: { '200': { headers: {}, content: { 'application/json': { schema } } } },
  };
  const session = { operationId: 'getSession', summary: 'Session', responses: {} };
  return {
    paths: { '/loads': { get }, '/session': { get: session } },
    components: {
      schemas: {
        Count: { type: 'object' },
        Load: { properties: { weight: { $ref: '#/components/schemas/Weight' } } },
        Weight: { type: 'string' },
        ...schemas,
      },
    },
  };
}
