import type { Transaction } from 'objection';
import { Bridge } from '../../catalogs/bridges/index.ts';
import type { Labels } from '../../core/contract/labels.ts';
import { invalid } from '../../core/errors/errors.ts';

/** Throws 422 when a list of bridges names one that does not exist. */
export async function assertBridges(
  bridgeList: readonly string[] = [],
  trx?: Transaction,
): Promise<void> {
  if (bridgeList.length === 0) return;
  const ids = [...new Set(bridgeList)];
  if ((await Bridge.query(trx).findByIds(ids).resultSize()) < ids.length)
    throw invalid('bridgeList', UNKNOWN_BRIDGE);
}

/** The error for a bridge that does not exist. */
export const UNKNOWN_BRIDGE = {
  es: 'Hay un puente que no existe',
  en: 'One of the bridges does not exist',
};

/** The names of all bridges by id, archived ones too. */
export async function bridgeNames(): Promise<Labels> {
  const bridges = await Bridge.query().select('id', 'nameEs', 'nameEn');
  return Object.fromEntries(
    bridges.map(({ id, nameEs, nameEn }) => [id, { es: nameEs, en: nameEn }]),
  );
}
