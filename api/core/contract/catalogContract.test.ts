import { expect } from 'chai';
import { parse } from 'yaml';
import { withCatalog } from './catalogContract.ts';

const COLORS = `
catalog:
  path: /catalogs/colors
  one: Color
  many: Colors
  title: Colors
  entry: A color
  short: color
  sorted: [tone]
  filtered: [tone]
  required: [tone]
schemas:
  ColorFields:
    type: object
    properties: { tone: { type: string, enum: [warm, cold] } }
`;

describe('withCatalog', () => {
  const { paths, responses, schemas } = parse(withCatalog(COLORS));

  it('gives a catalog the five operations of one list and its entries', () => {
    expect(Object.keys(paths['/catalogs/colors'])).to.deep.equal(['get', 'post']);
    const { parameters: _, ...one } = paths['/catalogs/colors/{id}'];
    expect(Object.keys(one)).to.deep.equal(['get', 'patch', 'delete']);
    expect(paths['/catalogs/colors'].get.operationId).to.equal('listColors');
    expect(responses.Color.description).to.equal('A color.');
  });

  it('sorts and filters by its own fields', () => {
    const { get } = paths['/catalogs/colors'];
    expect(get['x-sort']).to.deep.equal(['code', 'nameEs', 'nameEn', 'tone']);
    expect(get.parameters[1]).to.deep.include({ name: 'tone', in: 'query' });
  });

  it('adds a code and two names to its own fields, and requires them', () => {
    const { properties } = schemas.ColorFields;
    expect(Object.keys(properties)).to.deep.equal(['code', 'nameEs', 'nameEn', 'tone']);
    expect(schemas.ColorInput.required).to.deep.equal(['code', 'nameEs', 'nameEn', 'tone']);
    expect(schemas.Color.required).to.deep.equal(['code', 'nameEs', 'nameEn', 'tone']);
  });

  it('leaves the contract of another module as it is', () => {
    expect(withCatalog('schemas: {}')).to.equal('schemas: {}');
  });
});
