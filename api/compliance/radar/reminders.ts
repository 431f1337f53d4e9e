import { randomUUID } from 'node:crypto';
import type { Transaction } from 'objection';
import { recipientsOf } from '../../network/carriers/index.ts';
import { dayAt, MEXICO_CITY } from '../../core/i18n/days.ts';
import { enqueue, type Job } from '../../core/jobs/jobs.ts';
import { type Address, notify } from '../../platform/notifications/index.ts';
import { ROLES } from '../../platform/users/index.ts';
import { endingInSql } from './papers.ts';

/**
 * Job that reminds carriers of papers of their vehicles and drivers that end in 30, 14 and 3 days and on the last day
 * (domain decision, Radar): each time once for the day on which the paper ends. After a pause only the last reminder is sent.
 * A carrier whose users cannot hear of it gets one mail of all that is due, at its quoting address and its contacts for
 * operations.
 */
export const remindOfPapers: Job = {
  name: 'remind-papers',
  everyMinutes: 60,
  async run({ trx, now }) {
    const today = dayAt(now, MEXICO_CITY);
    const { rows } = await trx.raw<{ rows: ExpiringPaper[] }>(DUE, { today, chunk: CHUNK });
    for (const carrierId of new Set(rows.map((paper) => paper.carrierId)))
      await remind(
        trx,
        carrierId,
        rows.filter((paper) => paper.carrierId === carrierId),
      );
    if (rows.length === CHUNK) await enqueue(trx, this, {});
  },
};

const CHUNK = 200;
const KINDS = { vehicles: 'vehicle_paper_expiring', operators: 'driver_paper_expiring' } as const;

interface ExpiringPaper {
  entity: keyof typeof KINDS;
  id: string;
  carrierId: string;
  paper: string;
  /** The number of the vehicle, or the name of the driver. */
  name: string;
  day: string;
}

async function remind(trx: Transaction, carrierId: string, papers: ExpiringPaper[]): Promise<void> {
  const addresses = await addressesFor(trx, carrierId);
  const batch = addresses.length > 0 ? randomUUID() : undefined;
  for (const { entity, id, paper, name, day } of papers)
    await notify(trx, KINDS[entity], {
      of: { carrierId, addresses },
      entityId: id,
      params: { subject: paper, reference: name.slice(0, 60), day },
      batch,
    });
}

/** The addresses of a carrier without a user who hears of its papers; replies go to the broker that keeps it. */
async function addressesFor(trx: Transaction, carrierId: string): Promise<Address[]> {
  const { rows } = await trx.raw<{ rows: Keeper[] }>(KEEPER, { carrierId });
  const { hasUser, name, email } = rows[0]!;
  if (hasUser) return [];
  const replyTo = name && email ? { name, address: email } : undefined;
  const recipients = await recipientsOf(trx, carrierId, 'operations');
  return recipients.map(({ email: to, locale }) => {
    return { email: to, language: locale, link: undefined, replyTo };
  });
}

interface Keeper {
  hasUser: boolean;
  /** The broker's; null of Andén's network. */
  name: string | null;
  email: string | null;
}

const KEEPER = `
  select companies.name, companies.email, exists (select from users
      where users.carrier_id = carriers.id and users.archived_at is null and users.access_type = 'full'
        and users.user_role_id < ${ROLES.member}) as "hasUser"
  from carriers left join companies on companies.id = carriers.company_id
  where carriers.id = :carrierId`;

/** Marks the reminders that are due; the primary key lets each be marked once though several processes run this. */
const DUE = `
  with due as (
    select papers.entity, papers.id, papers.carrier_id, papers.paper, papers.ends_on,
      min(step) as days
    from (${endingInSql}) as papers
      join carriers on carriers.id = papers.carrier_id and carriers.status <> 'archived'
      cross join unnest(array[30, 14, 3, 0]) as step
    where papers.ends_on - :today::date <= step
    group by papers.entity, papers.id, papers.carrier_id, papers.paper, papers.ends_on),
  marked as (
    insert into paper_reminders (entity, record_id, paper, ends_on, days)
    select entity, id, paper, ends_on, days from due
    where not exists (select from paper_reminders as sent
      where (sent.entity, sent.record_id, sent.paper, sent.ends_on, sent.days)
        = (due.entity, due.id, due.paper, due.ends_on, due.days))
    order by carrier_id, entity, id, paper limit :chunk
    on conflict do nothing
    returning *)
  select marked.entity, papers.id, papers.carrier_id as "carrierId", marked.paper, papers.name,
    marked.ends_on::text as day
  from marked join (${endingInSql}) as papers
    on (papers.entity, papers.id, papers.paper) = (marked.entity, marked.record_id, marked.paper)
  order by marked.ends_on, papers.name, marked.paper`;
