import type { CatalogModel } from './catalog.ts';
import type { CellParser } from '../import/sheet/cells.ts';
import { oneOf } from '../import/sheet/choices.ts';

/** A parser of cells with an entry of a catalog, by its name in either language, the beginning of it, or its code. */
export async function catalogEntry(model: CatalogModel): Promise<CellParser> {
  const rows = await model.query().modify('listed').select('id', 'code', 'nameEs', 'nameEn');
  const names = rows.map(({ id, code, nameEs, nameEn }) => [id, [nameEs, nameEn, code]] as const);
  return oneOf(Object.fromEntries(names), CATALOG);
}

const CATALOG = {
  acceptedValues: { es: 'Nombre o código del catálogo', en: 'Name or code in the catalog' },
  byBeginning: true,
};
