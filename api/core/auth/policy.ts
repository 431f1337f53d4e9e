import type { Actor } from './actor.ts';
import { Refusal } from '../http/errors.ts';

/** Whether this actor may act on this record; without a record, whether it may act on some record. Pure. */
export type Rule<T = never> = (actor: Actor, record?: T) => boolean;

/**
 * The records that an actor may see: alternative `column: value` patterns. An empty list shows no record, an empty
 * pattern shows all. A list of values matches any of them; null matches null.
 */
export type Scope = readonly Pattern[];
type Pattern = Readonly<Record<string, string | null | readonly string[]>>;

export const everything: Scope = [{}];
export const nothing: Scope = [];

/** The rules for the actions of a module; `visible` is the scope that every read is limited to. */
export interface Policy<T> {
  visible: (actor: Actor) => Scope;
  list: Rule<T>;
  [action: string]: Rule<T> | ((actor: Actor) => Scope);
}

/** The actions that a read-only user may do. */
const READS = ['list', 'show', 'history', 'export'];

/** The rule that holds when all of the rules hold. */
export function all<T>(...rules: Rule<T>[]): Rule<T> {
  return (actor, record) => rules.every((rule) => rule(actor, record));
}

/** The rule that holds when at least one of the rules holds. */
export function either<T>(...rules: Rule<T>[]): Rule<T> {
  return (actor, record) => rules.some((rule) => rule(actor, record));
}

export const anybody: Rule<unknown> = () => true;
export const nobody: Rule<unknown> = () => false;
export const isInternal: Rule<unknown> = (actor) => actor.type === 'internal';
/** Internal root or admin. */
export const isOperatorAdmin: Rule<unknown> = (actor) =>
  isInternal(actor) && actor.role !== 'member';
export const isBroker: Rule<unknown> = (actor) => actor.type === 'broker';
export const isShipper: Rule<unknown> = (actor) => actor.type === 'shipper';
export const isCarrier: Rule<unknown> = (actor) => actor.type === 'carrier';
export const isAdmin: Rule<unknown> = (actor) => actor.role !== 'member';

/** A rule that tests the record; without a record it holds, because some record might pass. */
export function record<T>(test: (record: T, actor: Actor) => boolean): Rule<T> {
  return (actor, value) => value === undefined || test(value, actor);
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

/** Throws 403 unless a rule allowed the action. */
export function authorize(allowed: boolean): void {
  if (!allowed) throw new Refusal('FORBIDDEN');
}

/** Sets the fields that the caller may not choose; throws 403 when the caller asked for another value. */
export function only<T extends object, F extends Partial<T>>(asked: T, fixed: F): T & F {
  const names = Object.keys(fixed) as (keyof T)[];
  authorize(names.every((name) => asked[name] === undefined || asked[name] === fixed[name]));
  return { ...asked, ...fixed };
}

/** The names of the actions that the policy allows on this record, or, without a record, on some record. */
export function abilities<T>(policy: Policy<T>, actor: Actor, value?: T): string[] {
  return Object.entries(policy)
    .filter(([action]) => action !== 'visible')
    .filter(([action]) => actor.access === 'full' || READS.includes(action))
    .filter(([, rule]) => (rule as Rule<T>)(actor, value))
    .map(([action]) => action);
}
