import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { ROOT } from '../runtime/env.ts';
import { loadContract, type Contract, type Operation, operations } from './document.ts';
import { withoutLabels } from './withoutLabels.ts';

/** The contract from which the server mounts its operations; it does not start while one has no handler. */
const mounted = operations(loadContract());

describe('The file openapi.yaml', function () {
  this.timeout(20_000);
  let source: string;
  let contract: Contract;

  before(() => {
    source = readFileSync(join(ROOT, 'openapi.yaml'), 'utf8');
    contract = parse(source) as Contract;
  });

  it('has every operation that the server mounts', () => {
    expect(names(operations(contract))).to.deep.equal(names(mounted));
    expect(mounted.length).to.be.above(400);
  });

  it('is what the server serves without the labels, servers, security and examples included', () => {
    expect(contract).to.deep.equal(withoutLabels(loadContract()));
  });

  it('says the same to a parser of YAML 1.1', () => {
    expect(parse(source, { version: '1.1' })).to.deep.equal(contract);
  });

  it('refers to no other file', () => {
    expect(source.match(/\$ref: (?!'#).*/g)).to.equal(null);
  });

  it('names the error answers of each operation', () => {
    const lacking = operations(contract).filter(({ operation }) =>
      errorsOf(operation).some((status) => !operation.responses[status]),
    );
    expect(names(lacking)).to.deep.equal([]);
  });

  it('names every status by its number, because generators of clients stop at classes of them', () => {
    expect(source.match(/[45]XX/g)).to.equal(null);
  });

  it('has no schema that is only true or false, because some generators stop at one', () => {
    expect(booleanProperties(contract)).to.deep.equal([]);
  });

  it('names the parameters of each list', () => {
    const lists = operations(contract).filter(
      ({ operation }) => operation['x-sort'] && !operation['x-rows'],
    );
    const lacking = lists.filter(({ operation }) => {
      const parameters = JSON.stringify(operation.parameters);
      return !['limit', 'cursor', 'sort', 'filter'].every((name) =>
        parameters.includes(`"#/components/parameters/${name}"`),
      );
    });
    expect(names(lacking)).to.deep.equal([]);
    expect(lists).to.have.length.above(30);
  });
});

/** The statuses that an operation can be refused with; those of public ones need no caller. */
function errorsOf({ security }: Operation): string[] {
  const ofCaller = security?.length === 0 ? [] : ['401', '403', '429'];
  return [...ofCaller, '500', '503', 'default'];
}

/** The places of properties whose schema is `true` or `false`. */
function booleanProperties(part: unknown, place = ''): string[] {
  if (!part || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([key, value]) => [
    ...(typeof value === 'boolean' && place.endsWith('/properties') ? [`${place}/${key}`] : []),
    ...booleanProperties(value, `${place}/${key}`),
  ]);
}

function names(all: typeof mounted): string[] {
  return all.map(({ method, path }) => `${method} ${path}`);
}
