import { dayAt, MEXICO_CITY } from '../core/i18n/days.ts';
import { enqueue, type Job } from '../core/jobs/jobs.ts';
import { notify } from '../notifications/index.ts';
import { endingInSql } from './papers.ts';

/**
 * Job that reminds carriers of papers of their vehicles and drivers that end in 30, 14 and 3 days and on the last day
 * (domain decision, Radar): each time once for the day on which the paper ends. After a pause only the last reminder is sent.
 */
export const remindOfPapers: Job = {
  name: 'remind-papers',
  everyMinutes: 60,
  async run({ trx, now }) {
    const today = dayAt(now, MEXICO_CITY);
    const { rows } = await trx.raw<{ rows: Due[] }>(DUE, { today, chunk: CHUNK });
    for (const { entity, id, carrierId, paper, name, day } of rows)
      await notify(trx, KINDS[entity], {
        of: { carrierId },
        entityId: id,
        params: { subject: paper, reference: name.slice(0, 60), day },
      });
    if (rows.length === CHUNK) await enqueue(trx, this, {});
  },
};

const CHUNK = 200;
const KINDS = { vehicles: 'vehicle_paper_expiring', operators: 'driver_paper_expiring' } as const;

interface Due {
  entity: keyof typeof KINDS;
  id: string;
  carrierId: string;
  paper: string;
  /** The number of the vehicle, or the name of the driver. */
  name: string;
  day: string;
}

/** Marks the reminders that are due; the primary key lets each be marked once though several processes run this. */
const DUE = `
  with due as (
    select papers.entity, papers.id, papers.paper, papers.ends_on,
      min(step) as days
    from (${endingInSql}) as papers
      join carriers on carriers.id = papers.carrier_id and carriers.status <> 'archived'
      cross join unnest(array[30, 14, 3, 0]) as step
    where papers.ends_on - :today::date <= step
    group by papers.entity, papers.id, papers.paper, papers.ends_on),
  marked as (
    insert into paper_reminders (entity, record_id, paper, ends_on, days)
    select entity, id, paper, ends_on, days from due
    where not exists (select from paper_reminders as sent
      where (sent.entity, sent.record_id, sent.paper, sent.ends_on, sent.days)
        = (due.entity, due.id, due.paper, due.ends_on, due.days))
    order by entity, id, paper limit :chunk
    on conflict do nothing
    returning *)
  select marked.entity, papers.id, papers.carrier_id as "carrierId", marked.paper, papers.name,
    marked.ends_on::text as day
  from marked join (${endingInSql}) as papers
    on (papers.entity, papers.id, papers.paper) = (marked.entity, marked.record_id, marked.paper)
  order by marked.ends_on, papers.name, marked.paper`;
