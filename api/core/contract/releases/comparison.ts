import { isDeepStrictEqual } from 'node:util';
import { resolve, type Contract, type Operation, type Parameter } from '../openapi.ts';
import {
  flat,
  limitsTightened,
  typesLost,
  valuesLost,
  type Announced,
  type Flat,
} from './flatSchema.ts';

/** Two versions of a contract, and the day on which the second one is in use. */
export interface Versions {
  released: Contract;
  next: Contract;
  /** `YYYY-MM-DD` */
  day: string;
}

/** Comparisons of the requests and answers of two versions; a pair of schemas is compared once. */
export function comparison({ released, next, day }: Versions) {
  const contracts = { released, next };
  const seenSchemas = new Set<string>();

  /** Whether a request that the old schema allows is refused by the new one, and why. */
  function request(old: object | undefined, now: object | undefined, at: string): string[] {
    return compareSchemas('request', old, now, at, (before, after) => [
      ...typesLost(before, after).map((type) => `${at} may no longer be ${type}`),
      ...valuesLost(before, after).map((value) => `${at} may no longer be ${String(value)}`),
      ...limitsTightened(before, after).map((limit) => `${at} has a tighter ${limit}`),
      ...(after.required ?? [])
        .filter((name) => !before.required?.includes(name))
        .map((name) => `${at}.${name} is required`),
      ...Object.entries(before.properties ?? {}).flatMap(([name, schema]) => {
        const same = after.properties?.[name];
        if (same) return request(schema, same, `${at}.${name}`);
        return isClosed(after) && !isOver(schema, day) ? [`${at}.${name} is gone`] : [];
      }),
      ...request(before.items, after.items, `${at}[]`),
    ]);
  }

  /** Whether an answer of the new schema lacks what the old one promises, and what. */
  function answer(old: object | undefined, now: object | undefined, at: string): string[] {
    return compareSchemas('answer', old, now, at, (before, after) => [
      ...typesLost(after, before).map((type) => `${at} may now be ${type}`),
      ...Object.entries(before.properties ?? {}).flatMap(([name, schema]) => {
        const same = after.properties?.[name];
        if (!same) return isOver(schema, day) ? [] : [`${at}.${name} is gone`];
        const optional = before.required?.includes(name) && !after.required?.includes(name);
        return [
          ...(optional ? [`${at}.${name} may be missing`] : []),
          ...answer(schema, same, `${at}.${name}`),
        ];
      }),
      ...answer(before.items, after.items, `${at}[]`),
    ]);
  }

  function compareSchemas(
    direction: string,
    old: object | undefined,
    now: object | undefined,
    at: string,
    changes: (before: Flat, after: Flat) => string[],
  ): string[] {
    if (!old || !now) return [];
    const pair = `${direction} ${JSON.stringify(old)} ${JSON.stringify(now)}`;
    if (seenSchemas.has(pair)) return [];
    seenSchemas.add(pair);
    const [before, after] = [flat(released, old), flat(next, now)];
    const [some, others] = [before.oneOf ?? before.anyOf, after.oneOf ?? after.anyOf];
    if (some || others) return isSame(some, others) ? [] : [`${at} has other alternatives`];
    return changes(before, after);
  }

  return {
    request,
    answer,
    isOver: (thing: object) => isOver(thing, day),
    parametersOf: (version: keyof typeof contracts, { parameters = [] }: Operation) =>
      parameters.map((one) => resolve<Parameter>(contracts[version], one)),
    contentOf: (version: keyof typeof contracts, response: object) =>
      (resolve<{ content?: Content }>(contracts[version], response).content ?? {}) as Content,
  };
}

type Content = Record<string, { schema?: object }>;

/** Whether it was announced that this goes, and its last day has passed. */
export function isOver(thing: object, day: string): boolean {
  const { until } = (thing as Announced)['x-deprecated'] ?? {};
  return until !== undefined && until < day;
}

function isClosed({ additionalProperties, unevaluatedProperties }: Flat): boolean {
  return additionalProperties === false || unevaluatedProperties === false;
}

/** Alternatives are compared by their texts: what they refer to is compared where it is used alone. */
function isSame(some?: object[], others?: object[]): boolean {
  const bare = (schemas: object[] = []) => schemas.map((schema) => JSON.stringify(schema)).sort();
  return isDeepStrictEqual(
    bare(others).filter((one) => bare(some).includes(one)),
    bare(some),
  );
}
