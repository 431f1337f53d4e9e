import { operations, type Operation } from '../openapi.ts';
import { comparison, isOver, type Versions } from './comparison.ts';

/**
 * Lists what would fail for programs that call by the released contract, as sentences: calls and fields that are gone,
 * requests that are no longer accepted, answers that lack what was promised. What was announced by `x-deprecated` may
 * go after its last day. New values of an `enum` in answers are no such change.
 */
export function breakingChanges({ released, next, day }: Versions): string[] {
  const nextOperations = new Map(
    operations(next).map((one) => [`${one.method} ${one.path}`, one.operation]),
  );
  return operations(released).flatMap(({ method, path, operation: before }) => {
    const at = `${method.toUpperCase()} ${path}`;
    const after = nextOperations.get(`${method} ${path}`);
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
