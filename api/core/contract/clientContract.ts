import { operations, resolve } from './openapi.ts';
import { repeatRequiredProperties } from './requiredProperties.ts';
import type { Contract, Operation, Parameter } from './openapi.ts';

/**
 * The contract as the published client has it: the operations that take an API key, with the components that they use.
 * Lists answer only their rows, without the parameters of react-admin and those that ask for counts. What only the first
 * answer of a call shows is always there, because the client does not repeat such a call.
 */
export function clientContract(contract: Contract): Contract {
  const paths: Contract['paths'] = {};
  for (const { path, method, operation } of operations(contract)) {
    if (operation.security?.some(({ key }) => key))
      paths[path] = { ...paths[path], [method]: withShownOnce(plainList(contract, operation)) };
  }
  const copy = { ...contract, paths, components: repeatRequiredProperties(contract) };
  return { ...copy, components: usedComponents(copy) };
}

const NOT_IN_CLIENT = ['range', 'filter', 'countQuery', 'countBy'];

function plainList(contract: Contract, operation: Operation): Operation {
  const parameters = (operation.parameters ?? []).filter(
    (one) => !NOT_IN_CLIENT.includes(resolve<Parameter>(contract, one).name),
  );
  if (!operation['x-sort'] || 'x-rows' in operation) return { ...operation, parameters };
  const { content, headers } = operation.responses['200'] as ListAnswer;
  const [rows] = content['application/json'].schema.oneOf;
  const json = { 'application/json': { schema: rows } };
  const plain = { description: 'A page of the list.', headers, content: json };
  return { ...operation, parameters, responses: { ...operation.responses, '200': plain } };
}

/** Requires what the answer shows once. */
function withShownOnce(operation: Operation): Operation {
  const name = operation['x-shown-once'];
  if (!name) return operation;
  const shown = { type: 'object', required: [name], properties: { [name]: { type: 'string' } } };
  const [status, response] = Object.entries(operation.responses)[0] as [string, JsonAnswer];
  const { schema } = response.content['application/json'];
  const json = { 'application/json': { schema: { allOf: [schema, shown] } } };
  return {
    ...operation,
    responses: { ...operation.responses, [status]: { ...response, content: json } },
  };
}

interface JsonAnswer {
  content: Record<'application/json', { schema: object }>;
}

interface ListAnswer {
  headers: object;
  content: Record<'application/json', { schema: { oneOf: object[] } }>;
}

/** The components that the paths and webhooks refer to, also through other components. */
function usedComponents({ components, ...document }: Contract): Contract['components'] {
  const usedReferences = new Set<string>();
  const openReferences = referencesIn(document);
  for (let reference = openReferences.pop(); reference; reference = openReferences.pop()) {
    if (usedReferences.has(reference)) continue;
    usedReferences.add(reference);
    const [kind, name] = reference.split('/') as [string, string];
    openReferences.push(...referencesIn(components[kind]![name]!));
  }
  const groups = Object.entries(components).map(([kind, group]) => [
    kind,
    Object.fromEntries(
      Object.entries(group).filter(([name]) => usedReferences.has(`${kind}/${name}`)),
    ),
  ]);
  return Object.fromEntries(groups) as Contract['components'];
}

/** The components that a part of the contract refers to, as `schemas/Quote`. */
function referencesIn(part: object): string[] {
  const matches = JSON.stringify(part).matchAll(/"\$ref":"#\/components\/([^"]+)"/g);
  return [...matches].map(([, reference]) => reference!);
}
