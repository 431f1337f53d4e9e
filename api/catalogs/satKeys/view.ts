import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { SatKey } from './SatKey.ts';

/** The fields of a key that are returned. */
export const satKeyView = view<Schemas['SatKey']>(SatKey, {
  ...recordColumns,
  ...columns('catalog', 'key', 'name', 'trait', 'similarWords', 'validFrom', 'validUntil'),
  ...columns('source', 'dated'),
});
