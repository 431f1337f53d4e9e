import type { Contract, Operation } from '../../contract/document.ts';
import { answeredProperties } from '../../contract/rowSchema.ts';
import { invalid } from '../../errors/errors.ts';
import { shortened } from '../../i18n/withValue.ts';
import type { Exchange } from '../exchange.ts';

/** Throws 422 for a field that the answer of an operation cannot have; the message names it and those that exist. */
export function assertFields(contract: Contract, operation: Operation, fields: string[]): void {
  const names = namesOf(contract, operation);
  const unknown = fields.find((field) => !names.includes(field));
  if (unknown === undefined) return;
  const [field, list] = [shortened(unknown), names.join(', ')];
  throw invalid('fields', {
    es: `No existe el campo ${field}. Existen: ${list}`,
    en: `There is no field ${field}. There are: ${list}`,
  });
}

/** The fields that a call of one record asks for; a page has been read with those alone. */
export function fieldsOf({ operation, query }: Exchange): string[] | undefined {
  return operation['x-sort'] ? undefined : (query as { fields?: string[] } | undefined)?.fields;
}

function namesOf(contract: Contract, operation: Operation): string[] {
  const names =
    namesByOperation.get(operation) ?? Object.keys(answeredProperties(contract, operation));
  namesByOperation.set(operation, names);
  return names.filter((name) => name !== 'related');
}

const namesByOperation = new WeakMap<Operation, string[]>();
