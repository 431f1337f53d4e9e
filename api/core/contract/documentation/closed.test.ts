import { expect } from 'chai';
import { loadContract, operations } from '../document.ts';
import { resolve } from '../openapi.ts';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: boolean | object;
  unevaluatedProperties?: boolean;
}

describe('The schemas of JSON bodies', () => {
  it('are closed at every level, but the filter of a saved query and the records of a bulk call', () => {
    const open = operations(loadContract())
      .filter(({ method }) => method !== 'put')
      .flatMap(({ operation: { operationId, requestBody } }) => {
        const json = requestBody?.content['application/json'];
        return json ? openObjects(json.schema, operationId) : [];
      });
    expect(open).to.have.members([
      'createSavedQuery.query.filter',
      ...['createCarriers[]', 'createDieselPrices[]', 'createLocations[]', 'createShipments[]'],
    ]);
  });

  it('of a PUT are closed too, around the fields that only the server writes', () => {
    const open = operations(loadContract())
      .filter(({ method }) => method === 'put')
      .flatMap(({ operation: { operationId, requestBody } }) => {
        const json = requestBody?.content['application/json'];
        return json && isOpen(resolve<Schema>(loadContract(), json.schema)) ? [operationId] : [];
      });
    expect(open).to.deep.equal([]);
  });
});

/** The places of the open objects of a schema; the parts of a closed one are closed by it. */
function openObjects(part: Schema, place: string, isPart = false): string[] {
  const schema = resolve<Schema>(loadContract(), part);
  const { properties = {}, items, allOf = [], oneOf = [], anyOf = [] } = schema;
  const isPartOfClosed = isPart || schema.unevaluatedProperties === false;
  return [
    ...(!isPart && isOpen(schema) ? [place] : []),
    ...Object.entries(properties).flatMap(([name, one]) => openObjects(one, `${place}.${name}`)),
    ...(items ? openObjects(items, `${place}[]`) : []),
    ...allOf.flatMap((one) => openObjects(one, place, isPartOfClosed)),
    ...[...oneOf, ...anyOf].flatMap((one) => openObjects(one, place, isPart)),
  ];
}

function isOpen(part: Schema): boolean {
  const { type, properties, allOf = [], ...schema } = resolve<Schema>(loadContract(), part);
  const isObject = [type].flat().includes('object') || !!properties || allOf.length > 0;
  if (!isObject || allOf.some((one) => !isOpen(one))) return false;
  return schema.additionalProperties !== false && schema.unevaluatedProperties !== false;
}
