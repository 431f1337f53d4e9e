import type { Transaction } from 'objection';
import { invalid } from '../../core/errors/errors.ts';
import type { Row, Sheet, SheetContext } from '../../core/import/sheet/sheet.ts';
import { runStatement } from '../../core/sql/statement.ts';
import { CATALOGS, type CatalogName, type Input } from './catalogs.ts';
import { satKeyPolicy } from './policy.ts';
import { SatKey, type Values } from './SatKey.ts';
import { updateMany } from './update.ts';

/** The import of SAT's own files: one catalog at a time, of an edition with a date. */
export const satKeySheet: Sheet<Values> = {
  resource: 'sat_keys',
  model: SatKey,
  schema: 'SatKeyFields',
  columns: async (_actor, _companyId, details) => CATALOGS[catalogIn(details)].columns,
  published: { dateOrder: 'day' },
  load: satKeyPolicy.load,
  targetCompany: async () => null,
  toValues,
  keysOf: ({ catalog, key }) => ({ key: `${catalog} ${key}` }),
  isUnique: true,
  compare,
  updateMany,
};

/** The catalog that an upload is for. */
function catalogIn(details: SheetContext['details']): CatalogName {
  return (details?.catalog ?? 'products') as CatalogName;
}

function toValues(input: object, { details }: SheetContext) {
  const read = input as Input;
  const catalog = catalogIn(details);
  const { keyOf, nameOf } = CATALOGS[catalog];
  const name = nameOf ? nameOf(read) : read.name;
  if (!name) throw invalid('name', NO_NAME);
  const values: Values = {
    catalog,
    key: keyOf ? keyOf(read) : read.key,
    name,
    trait: read.trait ?? null,
    similarWords: read.similarWords ?? null,
    validFrom: read.validFrom ?? null,
    validUntil: read.validUntil ?? null,
    source: details?.source ?? '',
    dated: details?.dated ?? '',
  };
  return { values, warnings: [] };
}

const NO_NAME = { es: 'Falta en esta fila', en: 'It is missing in this row' };

const KNOWN = `
  select id, catalog || ' ' || key as name from sat_keys
  where catalog = any($1::text[]) and key = any($2::text[])`;

/** Recognizes the keys that the catalog has already. */
async function compare(rows: Row<Values>[], _: SheetContext, trx: Transaction): Promise<void> {
  const catalogs = [...new Set(rows.map(({ values }) => values.catalog))];
  const values = [catalogs, rows.map((row) => row.values.key)];
  const keys = await runStatement<{ id: string; name: string }>(trx, { text: KNOWN, values });
  const idByName = new Map(keys.map(({ id, name }) => [name, id]));
  for (const row of rows) {
    const id = idByName.get(`${row.values.catalog} ${row.values.key}`);
    if (id) row.existing = { id };
  }
}
