import type { Schemas } from '../../../core/contract/types.ts';
import { containing } from '../../../core/list/search.ts';
import { Shipment } from '../../shipments/index.ts';
import { VALID } from './load.ts';

interface KeySearch {
  catalog: Schemas['SatCatalogName'];
  q: string;
  /** The state of a municipality, the postal code of a colony. */
  within?: string;
}

/** The keys of a loaded catalog that fit a text and are valid on this day, or today; the best ones first. */
export async function searchKeys({ catalog, q, within }: KeySearch, day: string | null) {
  const isCounted = catalog === 'municipalities' || catalog === 'colonies';
  const parameters = {
    catalog,
    day,
    text: containing(q),
    start: q.trim(),
    within: within ?? null,
    isCounted,
  };
  const { rows } = await Shipment.knex().raw(SQL, parameters);
  return rows as Schemas['CartaPorteChoice'][];
}

const SQL = `
  select case when :isCounted then split_part(key, ' ', 2) else key end as key, name from sat_keys
  where catalog = :catalog
    and folded(key || ' ' || name || ' ' || coalesce(similar_words, '')) like folded(:text)
    and (not :isCounted or trait is not distinct from :within)
    and ${VALID}
  order by not starts_with(sat_keys.key, :start), not starts_with(folded(name), folded(:start)),
    folded(name) not like folded(:text), length(name), sat_keys.key
  limit 20`;
