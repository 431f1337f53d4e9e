import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import { Page } from '../../core/list/page.ts';
import { listNotifications } from '../../platform/notifications/index.ts';
import { listRadar } from '../../compliance/radar/index.ts';
import type { Task } from './taskDefinition.ts';
import { backlogFor, tasksFor } from './tasks.ts';

/** Reads the work that waits for the actor, as the lists count it, and the actor's unread notifications. */
export async function home(actor: Actor): Promise<Schemas['Home']> {
  const [news, radar, tasks, backlog] = await Promise.all([
    newsFor(actor),
    radarOf(actor),
    allWaiting(actor, tasksFor(actor)),
    allWaiting(actor, backlogFor(actor)),
  ]);
  return { tasks, backlog, radar, news };
}

const MOST_NEWS = 3;

async function newsFor(actor: Actor): Promise<Schemas['Home']['news']> {
  const filter = { unread: true, archived: false };
  const latestPage = await listNotifications(actor, page(filter, NEWEST, MOST_NEWS));
  const { count, rows } = rowsOfPage<Schemas['Notification']>(latestPage);
  return { count, latest: rows };
}

const NEWEST = { field: 'createdAt', descending: true };

async function radarOf(actor: Actor): Promise<Schemas['Home']['radar']> {
  if (actor.type !== 'carrier') return null;
  const urgentPage = await listRadar(actor, page({}, MOST_URGENT, 1));
  return rowsOfPage<Schemas['RadarCarrier']>(urgentPage).rows[0] ?? null;
}

const MOST_URGENT = { field: 'urgency', descending: false };

async function allWaiting<Kind extends string>(actor: Actor, tasks: Task<Kind>[]) {
  return (await Promise.all(tasks.map((task) => countTasks(actor, task)))).flat();
}

/** The task with the number of its records; none without records. */
async function countTasks<Kind extends string>(
  actor: Actor,
  task: Task<Kind>,
): Promise<(Omit<Schemas['HomeTask'], 'kind'> & { kind: Kind })[]> {
  const { kind, resource, filter, sort, list } = task;
  const { count, rows } = rowsOfPage<WaitingRow>(await list(actor, page(filter, sort, 1)));
  const [first] = rows;
  if (!first) return [];
  const { id } = first;
  const deadlineAt = (sort.field === 'deadlineAt' && first.deadlineAt) || null;
  return [{ kind, resource, filter: { ...filter }, count, first: { id, deadlineAt } }];
}

interface WaitingRow {
  id: string;
  deadlineAt?: string | null;
}

function page(filters: object, sort: AnyListQuery['sort'], limit: number): AnyListQuery {
  return { filters, sort, limit, offset: 0, total: true, countOnly: false, countBy: undefined };
}

function rowsOfPage<Row>(list: unknown): { count: number; rows: Row[] } {
  if (!(list instanceof Page)) throw new Error('A list without a page');
  return { count: list.total!.count, rows: JSON.parse(list.json) as Row[] };
}
