import type { Schemas } from '../core/contract/types.ts';
import { noteChanged } from '../core/announcements/changes.ts';
import { actingKeyId, actingUserId } from '../core/auth/acting.ts';
import { invalid } from '../core/http/errors.ts';
import { importedBy } from '../core/import/filter.ts';
import type { Query } from '../core/list/read.ts';
import { contains } from '../core/list/search.ts';
import { runStatement } from '../core/list/statement.ts';
import { records } from '../core/records/records.ts';
import { NIL } from 'uuid';
import type { CatalogName } from './catalogs.ts';
import { SatKey } from './SatKey.ts';
import { satKeyView } from './view.ts';

const TEXT = `sat_keys.key || ' ' || sat_keys.name || ' ' || coalesce(sat_keys.similar_words, '')`;

export const { list } = records<Schemas['SatKey'], object, object>(satKeyView, {
  filters: {
    importId: importedBy,
    q: contains(TEXT),
    validOn: (query: Query, day: string) =>
      query
        .whereRaw(`coalesce(sat_keys.valid_from, '-infinity') <= ?`, [day])
        .whereRaw(`coalesce(sat_keys.valid_until, 'infinity') >= ?`, [day]),
  },
});

const EDITIONS = `
  with counted as (
    select catalog, count(*)::int as keys, max(dated) as dated,
      count(*) filter (where valid_until < $1::date)::int as ended
    from sat_keys group by catalog)
  select catalogs.name as id, counted.dated::text, coalesce(keys, 0) as keys, coalesce(ended, 0) as ended,
    (select source from sat_keys where catalog = catalogs.name and sat_keys.dated = counted.dated limit 1) as source,
    (select count(*)::int from sat_keys where catalog = catalogs.name and ${absent('counted.dated')}) as absent,
    loaded.id as "importId", loaded.finished_at as "loadedAt", loaded.user_name as "loadedBy"
  from unnest($2::text[]) with ordinality as catalogs (name, place)
    left join counted on counted.catalog = catalogs.name
    left join lateral (
      select imports.id, imports.finished_at, users.first_name || ' ' || users.last_name as user_name
      from imports left join users on users.id = imports.user_id
      where imports.resource = 'sat_keys' and imports.status = 'done' and imports.details->>'catalog' = catalogs.name
      order by imports.finished_at desc limit 1) as loaded on true
  order by place`;

/** SQL: whether a key is not in the edition of this date, and is not marked as ended. */
function absent(dated: string): string {
  return `sat_keys.dated < ${dated} and coalesce(sat_keys.valid_until, 'infinity') >= ${dated}`;
}

/** The catalogs with the edition that each has, and the keys of earlier editions that this one lacks. */
export function editions(now: Date, names: CatalogName[]): Promise<Schemas['SatCatalog'][]> {
  const values = [now.toISOString().slice(0, 10), names];
  return runStatement(SatKey.knex(), { text: EDITIONS, values });
}

/** Throws 422 for an edition of the future, and for one that is older than the loaded one. */
export async function assertCurrent(catalog: CatalogName, dated: string, now: Date) {
  if (dated > now.toISOString().slice(0, 10)) throw invalid('dated', IN_THE_FUTURE);
  const [known] = await editions(now, [catalog]);
  if (known?.dated && dated < known.dated)
    throw invalid('dated', {
      es: `Ya está cargada la edición del ${known.dated}, que es posterior`,
      en: `The edition of ${known.dated}, which is later, is loaded already`,
    });
}

const END = `
  with ended as (
    update sat_keys set valid_until = edition.dated - 1, version = version + 1, updated_at = now()
    from (select max(dated) as dated from sat_keys where catalog = $1) as edition
    where catalog = $1 and ${absent('edition.dated')} returning sat_keys.id, version, valid_until),
  recorded as (
    insert into changes (company_id, entity, entity_id, version, user_id, api_key_id, action, before, after)
    select '${NIL}'::uuid, 'sat_keys', id, version, $2::uuid, $3::uuid, 'updated', '{}',
      jsonb_build_object('valid_until', valid_until) from ended)
  select id from ended`;

/** Ends the keys that the catalog's last edition lacks, on the day before it. */
export function endAbsent(catalog: CatalogName): Promise<void> {
  return SatKey.transaction(async (trx) => {
    const values = [catalog, actingUserId(), actingKeyId()];
    const ended = await runStatement<{ id: string }>(trx, { text: END, values });
    noteChanged(
      trx,
      SatKey.tableName,
      ended.map(({ id }) => id),
    );
  });
}

const IN_THE_FUTURE = {
  es: 'Escriba la fecha en que el SAT publicó el archivo: hoy o antes',
  en: 'Enter the date on which SAT published the file: today or earlier',
};
