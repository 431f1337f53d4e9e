import { commodities, type Commodity } from '../data/comodities.ts';
import { id } from '../tools/ids.ts';
import { later } from '../tools/time.ts';

/** The rows of the commodity catalog. */
export function comodityRows(now: Date) {
  const createdAt = later(now, -430 * 24 * 60);
  return commodities.map(({ code, nameEs, nameEn, hazmat }) => ({
    id: comodityId(code),
    code,
    nameEs,
    nameEn,
    hazmat,
    createdAt,
    updatedAt: createdAt,
  }));
}

/** The id of a commodity by its code. */
export function comodityId(code: string): string {
  return id(`comodity:${comodity(code).code}`);
}

/** A commodity by its code; throws when the catalog has none. */
export function comodity(code: string): Commodity {
  const commodity = commodities.find((each) => each.code === code);
  if (!commodity) throw new Error(`No commodity ${code}`);
  return commodity;
}
