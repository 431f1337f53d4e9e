import type { CatalogPolicy } from '../auth/policy.ts';
import type { Schemas } from '../contract/types.ts';
import { invalid } from '../errors/errors.ts';
import { contains } from '../list/search.ts';
import type { ListRules } from '../list/read.ts';
import { standardHandlers, type StandardModule } from './standardHandlers.ts';

/** The schemas that have an input schema. */
type WithInput = {
  [Name in keyof Schemas]: `${Name}Input` extends keyof Schemas ? Name : never;
}[keyof Schemas];

interface Catalog<One extends WithInput, Many extends string> extends Pick<
  StandardModule<Schemas[One], One, Many>,
  'one' | 'many' | 'view' | 'columns'
> {
  /** The path without its first slash: `catalogs/equipments`. */
  name: string;
  policy: CatalogPolicy;
  sorts?: NonNullable<ListRules['sorts']>;
  /** The codes on which the product depends, which cannot be changed. */
  fixedCodes?: readonly string[];
}

/**
 * Makes the module of a catalog, with the handlers of its eight operations: entries with a code and a name in two
 * languages, which everybody may read and the operator's admins may change.
 */
export function catalog<One extends WithInput, Many extends string>({
  name,
  sorts = {},
  fixedCodes = [],
  ...spec
}: Catalog<One, Many>) {
  const table = spec.view.model.tableName;
  const text = `${table}.code || ' ' || ${table}.name_es || ' ' || ${table}.name_en`;
  const handlers = standardHandlers<Schemas[One], One, Many>({
    ...spec,
    rules: { filters: { q: contains(text) }, sorts },
    toUpdate: (change: { code?: string }, row) => withFixedCode(change, row, fixedCodes),
  });
  return { name, policy: spec.policy, handlers };
}

/** The change; throws 422 where it changes a fixed code. */
function withFixedCode(change: { code?: string }, row: object, fixedCodes: readonly string[]) {
  const { code = '' } = row as { code?: string };
  if (fixedCodes.includes(code) && (change.code ?? code) !== code) throw invalid('code', FIXED);
  return change;
}

const FIXED = {
  es: 'Este código no se puede cambiar: Andén depende de él',
  en: 'This code cannot be changed: Andén depends on it',
};
