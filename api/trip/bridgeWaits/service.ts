import { Bridge } from '../../catalogs/bridges/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { noteChanged } from '../../core/announcements/changes.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { MISSING, NOT_YET } from '../../core/i18n/messages.ts';
import { BridgeWait } from './BridgeWait.ts';

type BridgeWaitBody = Schemas['BridgeWait'];

/** The greatest age of a waiting time that is shown or reported. */
const VALID_MS = 24 * 60 * 60_000;

/** The last waiting time of each border crossing and direction, the newest first. */
export async function lastWaits({ employerId }: Actor, now: Date): Promise<BridgeWaitBody[]> {
  const since = new Date(now.getTime() - VALID_MS);
  const { rows } = await BridgeWait.knex().raw(LAST, { employerId, since });
  return rows.map(({ body }: { body: BridgeWaitBody }) => body);
}

/** Adds a waiting time; throws 422 for an unknown crossing and for a time in the future or long past. */
export async function report(
  actor: Actor,
  { bridgeId, direction, minutes, seenAt }: Schemas['BridgeWaitInput'],
  now: Date,
): Promise<BridgeWaitBody> {
  const at = seenAt ? new Date(seenAt) : now;
  if (at > now) throw invalid('seenAt', NOT_YET);
  if (now.getTime() - at.getTime() > VALID_MS) throw invalid('seenAt', OLD);
  return BridgeWait.transaction(async (trx) => {
    if (!(await Bridge.query(trx).modify('listed').findById(bridgeId)))
      throw invalid('bridgeId', MISSING);
    const row = { bridgeId, direction, minutes, seenAt: at, userId: actor.userId };
    const { id } = await BridgeWait.query(trx).insert(row).returning('id');
    await noteChanged(trx, BridgeWait.tableName, [id]);
    const { rows } = await trx.raw(ONE, { employerId: actor.employerId, id });
    return rows[0].body;
  });
}

const SHOWN = `json_build_object('id', waits.id, 'bridgeId', waits.bridge_id, 'bridgeNameEs', bridges.name_es,
    'bridgeNameEn', bridges.name_en, 'direction', waits.direction, 'minutes', waits.minutes, 'seenAt', waits.seen_at,
    'reporter', json_build_object('type', coalesce(employers.type, 'internal'),
      'name', case when people.employer_id = :employerId then people.name end)) as body`;
const OF_BRIDGE = `join bridges on bridges.id = waits.bridge_id
    left join people on people.id = waits.user_id
    left join employers on employers.id = people.employer_id`;

const LAST = `
  select ${SHOWN}
  from (select distinct on (bridge_id, direction) bridge_waits.* from bridge_waits
      where seen_at > :since order by bridge_id, direction, seen_at desc, id desc) as waits
    ${OF_BRIDGE}
  order by waits.seen_at desc, waits.id`;
const ONE = `select ${SHOWN} from bridge_waits as waits ${OF_BRIDGE} where waits.id = :id`;

const OLD = {
  es: 'Solo se aceptan esperas de las últimas 24 horas',
  en: 'Only waiting times of the last 24 hours are accepted',
};
