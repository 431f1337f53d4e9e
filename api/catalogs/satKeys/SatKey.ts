import { Entity } from '../../core/sql/Entity.ts';
import type { Schemas } from '../../core/contract/types.ts';

/** A key of one of SAT's large catalogs, as its last edition has it. */
export class SatKey extends Entity {
  static override tableName = 'sat_keys';

  declare catalog: Schemas['SatCatalogName'];
  declare key: string;
  declare name: string;
  declare trait: string | null;
  declare similarWords: string | null;
  declare validFrom: string | null;
  declare validUntil: string | null;
  declare source: string;
  declare dated: string;
}

/** A key as it is stored. */
export type Values = Pick<SatKey, 'catalog' | 'key' | 'name' | 'source' | 'dated'> &
  Partial<Pick<SatKey, 'trait' | 'similarWords' | 'validFrom' | 'validUntil'>>;
