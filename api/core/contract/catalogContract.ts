import { parse, stringify } from 'yaml';

/** The definition of a catalog in its module's `contract.yaml`; its schemas `…Fields` has the fields that only it has. */
interface Catalog {
  /** The path of its list: `/catalogs/equipments`. */
  path: string;
  /** The singular and plural in operationIds: `Equipment`, `Equipments`. */
  one: string;
  many: string;
  /** The documentation's names of its list (`Equipment types`), an entry (`An equipment type`) and that in short (`type`). */
  title: string;
  entry: string;
  short: string;
  /** The own fields by which it is sorted, those that it is filtered by, those that are required, and those always returned. */
  sorted?: string[];
  filtered?: string[];
  required?: string[];
  returned?: string[];
}

type Group = Record<string, object>;

interface Source {
  catalog?: Catalog;
  schemas: Record<string, { properties: Group }>;
}

/**
 * Returns the source of a contract with the paths, the response and the schemas that every catalog has, where it defines
 * one; another source unchanged.
 */
export function withCatalog(text: string): string {
  if (!/^catalog:/m.test(text)) return text;
  const { catalog, schemas, ...rest } = parse(text) as Required<Source>;
  const { one, entry } = catalog;
  const fields = schemas[`${one}Fields`]!;
  const response = {
    description: `${entry}.`,
    headers: { ETag: core('headers', 'ETag') },
    content: content(schema(one)),
  };
  const all = {
    ...schemas,
    [`${one}Fields`]: { ...fields, properties: { ...NAMED, ...fields.properties } },
  };
  return stringify(
    {
      ...rest,
      paths: pathsOf(catalog, fields.properties),
      responses: { [one]: response },
      schemas: { ...all, ...schemasOf(catalog) },
    },
    { aliasDuplicateObjects: false },
  );
}

function pathsOf(catalog: Catalog, fields: Group) {
  const { path, one, many, title, entry, short, sorted = [], filtered = [] } = catalog;
  const tags = ['catalogs'];
  const body = (name: string) => ({ required: true, content: content(schema(name)) });
  const answer = (status: number) => ({ [status]: { $ref: `#/responses/${one}` } });
  const filters = filtered.map((name) => ({ name, in: 'query', schema: fields[name] }));
  return {
    [path]: {
      get: {
        operationId: `list${many}`,
        tags,
        summary: title,
        'x-export': `export${many}`,
        'x-sort': ['code', 'nameEs', 'nameEn', ...sorted],
        'x-default-sort': 'nameEs',
        parameters: [core('parameters', 'q'), ...filters],
        responses: {
          200: {
            description: 'A page of the list.',
            content: content({ type: 'array', items: schema(one) }),
          },
        },
      },
      post: {
        operationId: `create${one}`,
        tags,
        summary: `Add a ${short}`,
        parameters: [core('parameters', 'idempotencyKey')],
        requestBody: body(`${one}Input`),
        responses: answer(201),
      },
    },
    [`${path}/{id}`]: {
      parameters: [core('parameters', 'id')],
      get: {
        operationId: `get${one}`,
        tags,
        summary: short === 'type' ? 'A type' : entry,
        'x-history': `list${one}History`,
        responses: answer(200),
      },
      patch: {
        operationId: `update${one}`,
        tags,
        summary: 'Change the given fields',
        parameters: [core('parameters', 'ifMatch')],
        requestBody: body(`${one}Change`),
        responses: answer(200),
      },
      delete: {
        operationId: `delete${one}`,
        tags,
        summary: `Archive a ${short}; records that have it keep it`,
        'x-bulk': `bulk${many}`,
        responses: { 200: core('responses', 'Deleted') },
      },
    },
  };
}

function schemasOf({ one, required = [], returned = required }: Catalog) {
  const names = Object.keys(NAMED);
  const fields = schema(`${one}Fields`);
  const closedSchema = { unevaluatedProperties: false };
  return {
    [`${one}Input`]: { allOf: [fields], required: [...names, ...required], ...closedSchema },
    [`${one}Change`]: { allOf: [fields], ...closedSchema },
    [one]: {
      allOf: [core('schemas', 'Record'), fields],
      required: [...names, ...returned],
      ...closedSchema,
    },
  };
}

/** The fields of every catalog. */
const NAMED: Group = {
  code: core('schemas', 'CatalogCode'),
  nameEs: { type: 'string', minLength: 1, maxLength: 120 },
  nameEn: { type: 'string', minLength: 1, maxLength: 120 },
};

function content(of: object) {
  return { 'application/json': { schema: of } };
}

function schema(name: string) {
  return { $ref: `#/schemas/${name}` };
}

/** A reference to a component of core, from the folder of a module. */
function core(file: string, name: string) {
  return { $ref: `../../core/contract/${file}.yaml#/${name}` };
}
