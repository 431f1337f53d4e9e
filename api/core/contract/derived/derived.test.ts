import { expect } from 'chai';
import { addDerived } from './derived.ts';
import type { Contract, Operation } from '../openapi.ts';
import { addReplacements } from '../replacements.ts';

const PROBLEM = { $ref: '#/components/responses/Problem' };
const rows = { type: 'array', items: { $ref: '#/components/schemas/Load' } };

describe('The generator of the contract', () => {
  let paths: Contract['paths'];

  beforeEach(() => {
    const contract = buildContract();
    addDerived(contract);
    addReplacements(contract);
    paths = contract.paths;
  });

  it('adds to a list the page parameters before its filters, and the count as a second response', () => {
    const { parameters, responses } = paths['/loads']!.get!;
    expect(namesOf({ parameters })).to.deep.equal([
      ...[
        'limit',
        'offset',
        'cursor',
        'range',
        'sort',
        'filter',
        'total',
        'countQuery',
        'ids',
        'fields',
      ],
      'lane',
    ]);
    const { content, headers } = responses['200'] as { content: object; headers: object };
    expect(Object.keys(headers)).to.deep.equal(['Content-Range', 'X-Total-Is', 'Link']);
    const schema = { oneOf: [rows, { $ref: '#/components/schemas/Count' }] };
    expect(content).to.deep.equal({ 'application/json': { schema } });
  });

  it('adds an export beside the list, with the same filters and without the page parameters', () => {
    const { get } = paths['/loads/export']!;
    expect(get!.operationId).to.equal('exportLoads');
    expect(namesOf(get!)).to.deep.equal(['sort', 'filter', 'ids', 'lane', 'fileFormat']);
    expect(get!.responses['200']).to.deep.equal({ $ref: '#/components/responses/Export' });
  });

  it('adds the list of changes below a record', () => {
    const { get, parameters } = paths['/loads/{id}/history']!;
    expect(get!.operationId).to.equal('listLoadHistory');
    expect(get!.tags).to.deep.equal(['loads']);
    expect(namesOf({ parameters })).to.deep.equal(['id']);
    expect(get!.responses['200']).to.deep.equal({ $ref: '#/components/responses/Changes' });
  });

  it('adds the bulk archive beside the archive of one record', () => {
    const { post } = paths['/loads/bulk']!;
    expect(post!.operationId).to.equal('bulkLoads');
    expect(post!.requestBody!.content['application/json']!.schema).to.deep.equal({
      $ref: '#/components/schemas/BulkArchive',
    });
  });

  it('adds a PUT beside each PATCH with a body, and none beside one without', () => {
    const { put } = paths['/loads/{id}']!;
    expect(put).to.include({ operationId: 'replaceLoad', 'x-handler': 'updateLoad' });
    expect(paths['/loads/{id}/mark']!.put).to.equal(undefined);
  });

  it('lets API keys call the operations whose scope exists, and no other', () => {
    const key = [{ token: [] }, { key: ['loads:read'] }];
    expect(paths['/loads']!.get!.security).to.deep.equal(key);
    expect(paths['/loads/export']!.get!.security).to.deep.equal(key);
    expect(paths['/loads/bulk']!.post!.security).to.equal(undefined);
  });

  it('marks an operation as deprecated and says until when it is kept', () => {
    const { post } = paths['/loads/old']!;
    expect(post).to.include({ deprecated: true, description: 'It is kept until 2027-06-30.' });
    expect(paths['/loads']!.get).not.to.have.property('deprecated');
  });

  it('adds the problem to every operation, as the answer of statuses that it does not name', () => {
    for (const item of Object.values(paths)) {
      const operations = Object.values(item).filter((part) => 'responses' in part) as Operation[];
      expect(operations).to.have.length.above(0);
      for (const { responses, operationId } of operations)
        expect(responses, operationId).to.deep.include({ default: PROBLEM });
    }
  });
});

function buildContract(): Contract {
  const names = [
    'limit',
    'offset',
    'cursor',
    'range',
    'sort',
    'filter',
    'total',
    'countQuery',
    'ids',
    'fields',
  ];
  const answer = { '200': { description: 'A load.' } };
  const one = (operationId: string) => ({
    operationId,
    summary: 'A load',
    tags: ['loads'],
    responses: { ...answer },
  });
  const content = { 'application/json': { schema: { properties: { name: { type: 'string' } } } } };
  return {
    paths: {
      '/loads': {
        get: {
          ...one('listLoads'),
          'x-sort': ['name'],
          'x-export': 'exportLoads',
          parameters: [{ name: 'lane', in: 'query', schema: { type: 'string' } }],
          responses: { '200': { content: { 'application/json': { schema: rows } } } },
        },
      },
      '/loads/{id}': {
        get: { ...one('getLoad'), 'x-history': 'listLoadHistory' },
        patch: {
          ...one('updateLoad'),
          requestBody: { content },
          responses: { '200': { content } },
        },
        delete: { ...one('deleteLoad'), 'x-bulk': 'bulkLoads' },
      },
      '/loads/{id}/mark': { patch: one('markLoad') },
      '/loads/old': {
        post: { ...one('oldLoad'), 'x-deprecated': { since: '2026-12-01', until: '2027-06-30' } },
      },
    },
    components: {
      parameters: Object.fromEntries(names.map((name) => [name, { name }])),
      schemas: { KeyScope: { enum: ['loads:read'] } },
    },
  };
}

function namesOf({ parameters = [] }: Pick<Operation, 'parameters'>) {
  return parameters.map((one) => ('$ref' in one ? one.$ref.split('/').at(-1) : one.name));
}
