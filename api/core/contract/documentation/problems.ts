import { operations, type Contract } from '../openapi.ts';
import { commonCodes } from './commonCodes.ts';

/**
 * Names on each operation the statuses of its refusals, with the codes of each in `x-codes`: its own, and those that every
 * operation of its shape can answer. All other refusals are `default`.
 */
export function addProblems(contract: Contract, codes: Record<string, ErrorCode>): void {
  const all = operations(contract).map((place) => ({
    ...place,
    common: commonCodes(contract, place),
  }));
  const nameOf = namesOfShared(all.map(({ common }) => byStatus(common, codes)));
  for (const { operation, common } of all) {
    const ownCodes = byStatus(operation['x-codes'] ?? [], codes);
    for (const [status, shared] of byStatus(common, codes)) {
      const name = nameOf(status, shared);
      contract.components.responses![name] ??= problemOf(shared, codes);
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
      if (ownCodes.has(status)) ownCodes.set(status, [...ownCodes.get(status)!, ...shared]);
    }
    for (const [status, names] of ownCodes) operation.responses[status] = problemOf(names, codes);
  }
}

/** An error code as the contract defines it. */
export interface ErrorCode {
  status: number;
  en: string;
}

type Groups = Map<number, string[]>;

function byStatus(names: string[], codes: Record<string, ErrorCode>): Groups {
  const groups: Groups = new Map();
  for (const name of names) {
    const { status } = codes[name]!;
    groups.set(status, [...(groups.get(status) ?? []), name]);
  }
  return groups;
}

/** Names the component for some codes of a status after those that not every operation has: `Problem403KeyScope`. */
function namesOfShared(all: Groups[]) {
  return (status: number, names: string[]) => {
    const groups = all.flatMap((one) => (one.has(status) ? [one.get(status)!] : []));
    const special = names.filter((name) => groups.some((group) => !group.includes(name)));
    return `Problem${status}${special.map(camel).join('')}`;
  };
}

/** `KEY_SCOPE` as `KeyScope`. */
function camel(code: string): string {
  return code
    .toLowerCase()
    .replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function problemOf(names: string[], codes: Record<string, ErrorCode>) {
  const [first] = names as [string];
  const { status, en: title } = codes[first]!;
  const example = { type: 'about:blank', title, status, code: first };
  const schema = { $ref: '#/components/schemas/Problem' };
  return {
    description: names.map((name) => `\`${name}\`: ${codes[name]!.en}`).join('\n\n'),
    'x-codes': names,
    content: { 'application/problem+json': { schema, example } },
  };
}
