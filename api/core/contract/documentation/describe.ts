import { resolve, type Contract, type Operation, type Parameter } from '../openapi.ts';

/**
 * Completes the descriptions of a contract: each operation says how it pages and who may call it, and each filter of a list
 * that it is one. It runs once the scopes of keys are known.
 */
export function addDescriptions(contract: Contract): void {
  for (const item of Object.values(contract.paths)) {
    for (const operation of Object.values(item)) {
      if (!('operationId' in operation)) continue;
      operation.description = [
        operation.description,
        pagesOf(operation),
        codesOf(operation),
        accessOf(operation),
      ]
        .filter(Boolean)
        .join('\n\n');
      if (operation['x-sort']) describeFilters(contract, operation);
    }
  }
}

function pagesOf({ 'x-sort': sorts, 'x-rows': isExport, ...operation }: Operation) {
  if (!sorts) return undefined;
  const fields = sorts.map((name) => `\`${name}\``).join(', ');
  const order = `Sorted by ${fields}; by default \`${operation['x-default-sort']}\`.`;
  if (isExport) return `Has all rows that match the filters, without pages. ${order}`;
  return `${order} While rows follow, the header \`Link\` has the next page.`;
}

function codesOf({ 'x-codes': codes = [] }: Operation) {
  const names = codes.map((code) => `\`${code}\``).join(', ');
  return names && `Can also be refused with: ${names}.`;
}

/** Says who may call it, whatever the rules of the record are. */
function accessOf({ security }: Operation): string {
  if (security?.length === 0) return 'Needs no sign-in.';
  const kinds = security?.flatMap(({ link = [] }) => link) ?? [];
  const scope = security?.flatMap(({ key = [] }) => key)[0];
  const isForPeople = !security || security.some(({ token }) => token);
  const links = kinds.map((kind) => `\`${kind}\``).join(' or ');
  return [
    scope && `An API key needs the scope \`${scope}\`.`,
    isForPeople && !scope && 'Takes no API keys, only the token of a signed-in person.',
    links && `Takes the token of a link of the kind ${links}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function describeFilters(contract: Contract, { parameters = [] }: Operation) {
  for (const one of parameters) {
    const parameter = resolve<Parameter>(contract, one);
    if (parameter.in === 'query') parameter.description ??= filterOf(contract, parameter);
  }
}

function filterOf(contract: Contract, { schema }: Parameter): string {
  const { type, format } = resolve<{ type?: unknown; format?: string }>(contract, schema);
  if (type === 'array') return 'Only the rows with one of these values.';
  return format === 'date' ? 'Only the rows that match this day.' : 'Only the rows that match it.';
}
