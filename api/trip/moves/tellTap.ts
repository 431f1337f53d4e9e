import type { Transaction } from 'objection';
import { enqueue, type Job } from '../../core/jobs/jobs.ts';
import {
  notifyCustomerMoved,
  notifyMoved,
  Shipment,
  type ShipmentStatus,
  type Step,
  IS_LASTING_STEP,
} from '../shipments/index.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import type { TapFacts } from './lastTap.ts';

/** A tap of a load, the status and stop that it reported, and the user who did it, if one did. */
type Tapped = TapFacts & {
  id: string;
  companyId: string;
  status: ShipmentStatus;
  stop?: number | null;
  author: string | null;
};

const TELL_TAP = { name: 'tell-tap' };

/** Tells the parties of a load of a tap after so many seconds of the database's clock, unless it is taken back. */
export async function tellLater(trx: Transaction, tapped: Tapped, seconds: number): Promise<void> {
  const { rows } = await trx.raw<{ rows: [{ due: Date }] }>(DUE, { seconds });
  await enqueue(trx, TELL_TAP, tapped, { startAfter: rows[0].due });
}

const DUE = `select now() + :seconds * interval '1 second' as due`;

/** Job that tells the parties of a load of a tap that was not taken back; a load that was canceled since is left out. */
export const tellTap: Job<Tapped> = {
  ...TELL_TAP,
  async run({ trx, data, now }) {
    const { id, companyId, status, stop = null, author, tap, until } = data;
    const shipment = await Shipment.query(trx).findOne({ id, companyId }).forUpdate();
    if (!shipment || shipment.status === 'cancelled') return;
    const wait = Math.ceil((Date.parse(until) - +now) / 1000);
    if (wait > 0) return tellLater(trx, data, wait);
    const { rows } = await trx.raw<{ rows: unknown[] }>(STANDING, { id, companyId, tap });
    if (rows.length === 0) return;
    await notifyMoved(trx, shipment, status, { author, stop });
    if (shipment.wholeId) await tellWhole(trx, { id: shipment.wholeId, companyId }, tap);
  },
};

/** Tells the customer of a load that is driven by legs what the tap of a leg changed of it. */
async function tellWhole(trx: Transaction, key: CompanyKey, tap: string): Promise<void> {
  const { rows } = await trx.raw<{ rows: Step[] }>(STEP, { ...key, tap });
  const whole = await Shipment.query(trx).findOne(key);
  if (!rows[0] || !whole || whole.status === 'cancelled') return;
  const { status, stop } = rows[0];
  await notifyCustomerMoved(trx, whole, status, { stop });
}

const STEP = `
  select events.to_status as status, events.to_stop as stop from events
  where events.company_id = :companyId and events.entity = 'shipments' and events.entity_id = :id
    and events.facts->>'tap' = :tap`;

const STANDING = `
  select 1 from events
  where events.company_id = :companyId and events.entity = 'shipments' and events.entity_id = :id
    and events.facts->>'tap' = :tap and ${IS_LASTING_STEP}`;
