import type { Actor } from './actor.ts';
import { Refusal } from '../http/errors.ts';

/** May this actor do it, to this record? Without a record: may it do so to any at all? Pure. */
export type Rule<T = never> = (actor: Actor, record?: T) => boolean;

/**
 * Which records an actor may know of: alternatives of `column: value` patterns. None is nothing, an empty
 * pattern is everything. A list of values means any of them; null means null.
 */
export type Scope = readonly Pattern[];
type Pattern = Readonly<Record<string, string | null | readonly string[]>>;

export const everything: Scope = [{}];
export const nothing: Scope = [];

/** The rules for the actions of a module; `visible` is the scope that every read starts from. */
export interface Policy<T> {
  visible: (actor: Actor) => Scope;
  list: Rule<T>;
  [action: string]: Rule<T> | ((actor: Actor) => Scope);
}

/** The actions a read-only user keeps. */
const READS = ['list', 'show', 'history', 'export'];

/** Every one of the rules holds. */
export function all<T>(...rules: Rule<T>[]): Rule<T> {
  return (actor, record) => rules.every((rule) => rule(actor, record));
}

/** At least one of the rules holds. */
export function either<T>(...rules: Rule<T>[]): Rule<T> {
  return (actor, record) => rules.some((rule) => rule(actor, record));
}

export const anybody: Rule<unknown> = () => true;
export const nobody: Rule<unknown> = () => false;
export const isInternal: Rule<unknown> = (actor) => actor.type === 'internal';
/** Internal root or admin. */
export const isHouseAdmin: Rule<unknown> = (actor) => isInternal(actor) && actor.role !== 'member';
export const isBroker: Rule<unknown> = (actor) => actor.type === 'broker';
export const isShipper: Rule<unknown> = (actor) => actor.type === 'shipper';
export const isCarrier: Rule<unknown> = (actor) => actor.type === 'carrier';
export const isAdmin: Rule<unknown> = (actor) => actor.role !== 'member';

/** A rule about the record; without a record it asks whether any record could pass, and answers yes. */
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
    create: isHouseAdmin,
    update: isHouseAdmin,
    delete: isHouseAdmin,
  };
}

export type CatalogPolicy = ReturnType<typeof catalogPolicy>;

/** Refuses with 403 what a rule does not allow. */
export function authorize(allowed: boolean): void {
  if (!allowed) throw new Refusal('FORBIDDEN');
}

/** What somebody else decides: the values as they would be anyway; asking for any other is refused with 403. */
export function only<T extends object, F extends Partial<T>>(asked: T, fixed: F): T & F {
  const names = Object.keys(fixed) as (keyof T)[];
  authorize(names.every((name) => asked[name] === undefined || asked[name] === fixed[name]));
  return { ...asked, ...fixed };
}

/** The names of the actions that the policy allows: for a record, or for some record. */
export function abilities<T>(policy: Policy<T>, actor: Actor, value?: T): string[] {
  return Object.entries(policy)
    .filter(([action]) => action !== 'visible')
    .filter(([action]) => actor.access === 'full' || READS.includes(action))
    .filter(([, rule]) => (rule as Rule<T>)(actor, value))
    .map(([action]) => action);
}
