import type { Actor } from './actor.ts';
import { Refusal, type ErrorCode, type Params } from '../errors/errors.ts';
import { withoutStack } from './withoutStack.ts';

/** The answer of a rule: true, false (the actor may not, 403), or a refusal to throw (the record's state forbids it, 409). */
export type Verdict = boolean | Refusal;

/** Whether this actor may act on this record; without a record, whether it may act on some record. Pure. */
export type Rule<T = never> = (actor: Actor, record?: T) => Verdict;

/** A rule that tests the actor only. */
type ActorRule = (actor: Actor) => boolean;

/**
 * The records that an actor may see: alternative `column: value` patterns. An empty list shows no record, an empty
 * pattern shows all. A list of values matches any of them; null matches null.
 */
export type Scope = readonly Pattern[];
/** Values by column; a list matches any of its values. */
export type Pattern = Readonly<Record<string, string | null | readonly string[]>>;

export const everything: Scope = [{}];
export const nothing: Scope = [];

/** The scope; for a caller by link only the record of a link of this kind within it. */
export function withinLink(scope: Scope, { link }: Actor, kind: string): Scope {
  if (!link) return scope;
  if (link.kind !== kind) return nothing;
  return scope.map((pattern) => ({ ...pattern, id: link.subjectId }));
}

/** The rules for the actions of a module; `visible` is the scope that every read is limited to. */
export interface Policy<T> {
  visible: (actor: Actor) => Scope;
  list: Rule<T>;
  [action: string]: Rule<T> | ((actor: Actor) => Scope);
}

/** What of a policy is a scope, not a rule: the records that are seen, and those of lists where these leave some out. */
export const SCOPES = ['visible', 'listed'];

/** The actions that a read-only user may do. */
export const READS = ['list', 'show', 'changes', 'export'];

/** The rule that holds when all of the rules hold. False comes before a refusal by state. */
export function all<T>(...rules: Rule<T>[]): Rule<T> {
  return (actor, record) => {
    const verdicts = rules.map((rule) => rule(actor, record));
    return !verdicts.includes(false) && (verdicts.find(isRefusal) ?? true);
  };
}

/** The rule that holds when at least one of the rules holds. A refusal by state comes before false. */
export function either<T>(...rules: Rule<T>[]): Rule<T> {
  return (actor, record) => {
    const verdicts = rules.map((rule) => rule(actor, record));
    return verdicts.includes(true) || (verdicts.find(isRefusal) ?? false);
  };
}

export const anybody: Rule<unknown> = () => true;
export const nobody: Rule<unknown> = () => false;
/** A rule that the actor is of one of these user types. */
export function isOfType(...types: Actor['type'][]): ActorRule {
  return (actor) => types.includes(actor.type);
}

export const isInternal = isOfType('internal');
/** Internal root. */
export const isRoot: ActorRule = (actor) => isInternal(actor) && actor.role === 'root';
/** Internal root or admin. */
export const isOperatorAdmin: ActorRule = (actor) => isInternal(actor) && actor.role !== 'member';
export const isAdmin: ActorRule = (actor) => actor.role !== 'member';

/** A rule that tests the record; without a record it holds, because some record might pass. */
export function record<T>(test: (record: T, actor: Actor) => boolean) {
  return (actor: Actor, value?: T): boolean => value === undefined || test(value, actor);
}

/** A rule that holds for the records of a scope; without a record it holds when the scope shows any. */
export function inScope<T extends object>(scopeOf: (actor: Actor) => Scope): Rule<T> {
  return (actor, value) => {
    const scope = scopeOf(actor);
    return value === undefined ? scope.length > 0 : scope.some((pattern) => fits(value, pattern));
  };
}

function fits(value: object, pattern: Pattern): boolean {
  return Object.entries(pattern).every(([field, wanted]) => {
    const current: string | null = (value as Record<string, string | null>)[field] ?? null;
    return Array.isArray(wanted) ? wanted.includes(current) : current === wanted;
  });
}

/** A rule that tests the record's state; when the test fails it returns a refusal with this code (a 409). Without a record it holds. */
export function state<T>(
  test: (record: T, actor: Actor) => boolean,
  code: ErrorCode,
  params?: (record: T, actor: Actor) => Params,
): Rule<T> {
  return (actor, value) =>
    value === undefined ||
    test(value, actor) ||
    withoutStack(() => new Refusal(code, { params: params?.(value, actor) }));
}

/** The same rule, but records that pass `isDone` are not tested: repeating a completed action is allowed. */
export function repeatable<T>(rule: Rule<T>, isDone: (record: T) => boolean): Rule<T> {
  return (actor, value) => rule(actor, value && isDone(value) ? undefined : value);
}

/** The rules of a catalog: everybody reads it, the operator's admins change it. */
export function catalogPolicy() {
  return {
    visible: () => everything,
    list: anybody,
    show: anybody,
    export: anybody,
    create: isOperatorAdmin,
    update: isOperatorAdmin,
    delete: isOperatorAdmin,
  };
}

export type CatalogPolicy = ReturnType<typeof catalogPolicy>;

/** Throws unless a rule allowed the action: 403 for false, otherwise the rule's refusal. */
export function authorize(verdict: Verdict): void {
  if (verdict !== true) throw verdict || new Refusal('FORBIDDEN');
}

function isRefusal(verdict: Verdict): verdict is Refusal {
  return verdict instanceof Refusal;
}

/** Sets the fields that the caller may not choose; throws 403 when the caller asked for another value. */
export function only<T extends object, F extends Partial<T>>(input: T, values: F): T & F {
  const names = Object.keys(values) as (keyof T)[];
  authorize(names.every((name) => input[name] === undefined || input[name] === values[name]));
  return { ...input, ...values };
}

/** The names of the actions that the policy allows on this record, or, without a record, on some record. */
export function abilities<T>(policy: Policy<T>, actor: Actor, value?: T): string[] {
  const names: string[] = [];
  for (const [action, rule] of Object.entries(policy)) {
    if (SCOPES.includes(action) || (actor.access !== 'full' && !READS.includes(action))) continue;
    if ((rule as Rule<T>)(actor, value) === true) names.push(action);
  }
  return names;
}
