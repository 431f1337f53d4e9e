import { isDeepStrictEqual } from 'node:util';
import { operations, resolve, type Contract, type Operation, type Parameter } from './openapi.ts';

/** Two versions of a contract, and the day on which the second one is in use. */
interface Versions {
  released: Contract;
  next: Contract;
  /** `YYYY-MM-DD` */
  day: string;
}

/**
 * What would fail for programs that call by the released contract, as sentences: calls and fields that are gone, requests
 * that are no longer accepted, answers that lack what was promised. What was announced by `x-deprecated` may go after its
 * last day. New values of an `enum` in answers are no such change.
 */
export function breakingChanges({ released, next, day }: Versions): string[] {
  const known = new Map(
    operations(next).map((one) => [`${one.method} ${one.path}`, one.operation]),
  );
  return operations(released).flatMap(({ method, path, operation: before }) => {
    const at = `${method.toUpperCase()} ${path}`;
    const after = known.get(`${method} ${path}`);
    if (!after) return isOver(before, day) ? [] : [`${at} is gone`];
    const compare = comparison({ released, next, day });
    return [
      ...parameterChanges(compare, before, after),
      ...bodyChanges(compare, before, after),
      ...answerChanges(compare, before, after),
    ].map((change) => `${at}: ${change}`);
  });
}

type Compare = ReturnType<typeof comparison>;

function parameterChanges(compare: Compare, before: Operation, after: Operation): string[] {
  const [old, now] = [
    compare.parametersOf('released', before),
    compare.parametersOf('next', after),
  ];
  const required = now.filter(({ name, required = false }) => {
    const same = old.find((one) => one.name === name);
    return required && !same?.required;
  });
  return [
    ...required.map(({ name }) => `the parameter ${name} is required`),
    ...old.flatMap((parameter) => {
      const same = now.find((one) => one.name === parameter.name && one.in === parameter.in);
      if (!same)
        return compare.isOver(parameter) ? [] : [`the parameter ${parameter.name} is gone`];
      return compare.request(parameter.schema, same.schema, parameter.name);
    }),
  ];
}

function bodyChanges(compare: Compare, before: Operation, after: Operation): string[] {
  const [old, now] = [before.requestBody, after.requestBody];
  if (!now) return old ? ['it takes no body any more'] : [];
  if (now.required && !old?.required) return ['a body is required'];
  return Object.entries(old?.content ?? {}).flatMap(([type, { schema }]) => {
    const same = now.content[type];
    return same ? compare.request(schema, same.schema, 'body') : [`it takes no ${type} any more`];
  });
}

function answerChanges(compare: Compare, before: Operation, after: Operation): string[] {
  const successes = Object.keys(before.responses).filter((status) => status.startsWith('2'));
  return successes.flatMap((status) => {
    if (!after.responses[status]) return [`it does not answer ${status} any more`];
    const [old, now] = [
      compare.contentOf('released', before.responses[status]!),
      compare.contentOf('next', after.responses[status]),
    ];
    return Object.entries(old).flatMap(([type, { schema }]) =>
      now[type]
        ? compare.answer(schema, now[type].schema, 'answer')
        : [`it does not answer ${type} any more`],
    );
  });
}

/** A schema with its references resolved and its `allOf` joined, one level deep. */
interface Flat extends Announced {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, object>;
  required?: string[];
  items?: object;
  oneOf?: object[];
  anyOf?: object[];
  additionalProperties?: unknown;
  unevaluatedProperties?: unknown;
  pattern?: string;
  format?: string;
  [limit: string]: unknown;
}

interface Announced {
  'x-deprecated'?: { until: string };
}

function comparison({ released, next, day }: Versions) {
  const contracts = { released, next };
  const seen = new Set<string>();

  /** Whether a request that the old schema allows is refused by the new one, and why. */
  function request(old: object | undefined, now: object | undefined, at: string): string[] {
    return compared('request', old, now, at, (before, after) => [
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
    return compared('answer', old, now, at, (before, after) => [
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

  function compared(
    direction: string,
    old: object | undefined,
    now: object | undefined,
    at: string,
    changes: (before: Flat, after: Flat) => string[],
  ): string[] {
    if (!old || !now) return [];
    const pair = `${direction} ${JSON.stringify(old)} ${JSON.stringify(now)}`;
    if (seen.has(pair)) return [];
    seen.add(pair);
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
function isOver(thing: object, day: string): boolean {
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

function flat(contract: Contract, schema: object): Flat {
  const { allOf = [], ...own } = resolve<Flat & { allOf?: object[] }>(contract, schema as Flat);
  const parts = [...allOf.map((part) => flat(contract, part)), own as Flat];
  return parts.reduce((joined, part) => ({
    ...joined,
    ...part,
    properties: { ...joined.properties, ...part.properties },
    required: [...(joined.required ?? []), ...(part.required ?? [])],
  }));
}

/** The types that the first schema allows and the second does not. */
function typesLost(some: Flat, others: Flat): string[] {
  const allowed = typesOf(others);
  if (allowed.length === 0) return [];
  const covers = (type: string) =>
    allowed.includes(type) || (type === 'integer' && allowed.includes('number'));
  const types = typesOf(some);
  return types.length > 0 ? types.filter((type) => !covers(type)) : ['anything'];
}

function typesOf({ type = [] }: Flat): string[] {
  return [type].flat();
}

function valuesLost(before: Flat, after: Flat): unknown[] {
  const allowed = 'const' in after ? [after.const] : after.enum;
  if (!allowed) return [];
  const values = 'const' in before ? [before.const] : before.enum;
  return values ? values.filter((value) => !allowed.includes(value)) : ['any other value'];
}

/** The names of the limits by which the second schema allows less than the first. */
function limitsTightened(before: Flat, after: Flat): string[] {
  const at = (schema: Flat, name: string, other: number) => (schema[name] as number) ?? other;
  return [
    ...UPPER.filter((name) => at(after, name, Infinity) < at(before, name, Infinity)),
    ...LOWER.filter((name) => at(after, name, -Infinity) > at(before, name, -Infinity)),
    ...EXACT.filter((name) => after[name] !== undefined && after[name] !== before[name]),
  ];
}

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const EXACT = ['pattern', 'format', 'multipleOf', 'uniqueItems'];
