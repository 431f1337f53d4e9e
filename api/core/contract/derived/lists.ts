import type { Contract, Operation, Parameter, Reference } from '../openapi.ts';
import { parameter, componentReference } from './references.ts';

/** Makes an operation a list: it answers an array of rows, or their count or counts when these are requested. */
export function asList(operation: Operation) {
  const { 'x-count-by': fields } = operation;
  const { schema } = (operation.responses['200'] as Answer).content['application/json'];
  const counts = [
    componentReference('schemas', 'Count'),
    ...(fields ? [componentReference('schemas', 'Counts')] : []),
  ];
  operation.parameters = [
    ...PAGE.map(parameter),
    ...(fields ? [countBy(fields)] : []),
    ...(operation.parameters ?? []),
  ];
  operation.responses['200'] = {
    description: 'A page, or the count where the count was asked for.',
    headers: {
      'Content-Range': componentReference('headers', 'ContentRange'),
      'X-Total-Is': componentReference('headers', 'TotalIs'),
      Link: componentReference('headers', 'NextPage'),
    },
    content: { 'application/json': { schema: { oneOf: [schema, ...counts] } } },
  };
}

function countBy(fields: string[]): Parameter {
  const description = 'Returns only the number of records by the values of this field.';
  return { name: 'countBy', in: 'query', description, schema: { type: 'string', enum: fields } };
}

const PAGE = [
  ...['limit', 'offset', 'cursor', 'range', 'sort', 'filter'],
  ...['total', 'countQuery', 'ids', 'fields'],
];

interface Answer {
  content: Record<'application/json', { schema: object }>;
}

/** The operation that exports all rows of a list: the same filters and sorts, without the page parameters. */
export function exportOf(contract: Contract, list: Operation): Operation {
  const { 'x-export': operationId = '', 'x-count-by': _, parameters = [], ...rest } = list;
  return {
    ...rest,
    operationId,
    'x-rows': rowsOf(list),
    summary: `${list.summary}, all as a CSV file or Excel workbook`,
    parameters: [
      ...parameters.filter((one) => !UNPAGED.includes(nameOf(contract, one))),
      parameter('fileFormat'),
    ],
    responses: { '200': componentReference('responses', 'Export') },
  };
}

/** The schema of a list's rows. */
function rowsOf({ responses }: Operation): string | undefined {
  const { schema } = (responses['200'] as Answer).content['application/json'];
  const [list] = (schema as { oneOf: { items: { $ref?: string } }[] }).oneOf;
  return list?.items.$ref;
}

const UNPAGED = [
  ...['limit', 'offset', 'cursor', 'range', 'total'],
  ...['countQuery', 'countBy', 'internalCount', 'fields', 'expand'],
];

function nameOf(contract: Contract, parameter: Parameter | Reference): string {
  if (!('$ref' in parameter)) return parameter.name;
  const parameters = contract.components.parameters as Record<string, Parameter>;
  return parameters[parameter.$ref.split('/').at(-1)!]!.name;
}
