import { networksOf } from '../../quoting/quotes/index.ts';
import { IS_ASSIGNABLE, lackedBy, MAY_BE_ASSIGNABLE } from './assignable.ts';
import { CONFIDENCE } from './rank.ts';

/**
 * SQL of a `with` and a union of its tables: the carriers that cover the load and of which the company knows nothing, first
 * those that can be assigned it. Among each only confidence and name differ, and an index of each network has them in this
 * order: no more than the page needs are read. Those that can't be assigned are read only where the others do not fill it.
 */
export function othersOf(carrier: string, covers: string, assignableOnly: boolean) {
  const tables = networksOf(':companyId').flatMap((network, place) => [
    { name: `assignable_${place}`, where: `${network} and ${covers} and ${MAY_BE_ASSIGNABLE}` },
    {
      name: `unassignable_${place}`,
      where: `${network} and ${covers}`,
      after: `assignable_${place}`,
    },
  ]);
  const read = tables.filter(({ after }) => !(after && assignableOnly));
  return {
    tables: read
      .map(({ name, where, after }) => `${name} as materialized (${other(carrier, where, after)})`)
      .join(', '),
    rows: read.map(({ name }) => `select * from ${name}`).join(' union all '),
  };
}

/** The carriers that can be assigned the load, or those that can't where the ones before do not fill the page. */
function other(carrier: string, where: string, after: string | undefined) {
  const judged = `select sorted.*, ${lackedBy('sorted."carrierId"')} as "lackingDocuments" from (
    select ${carrier}, 0 as "laneLoads", null::int as "responseMinutes", null::text as "contractRate",
      null::text as "contractCurrency"
    from carriers where ${where} and carriers.id not in (select carrier_id from known)
    order by company_id, ${CONFIDENCE}, carrier_name, carriers.id) sorted`;
  const condition = after
    ? `not ${IS_ASSIGNABLE} and ((select count(*) from ${after}) < ${NEEDED}) is not false`
    : IS_ASSIGNABLE;
  return `select * from (${judged} offset 0) judged where ${condition} limit ${NEEDED}`;
}

const NEEDED = ':rows::int + :offset';
