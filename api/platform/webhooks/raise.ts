import type { Transaction } from 'objection';
import { enqueue } from '../../core/jobs/jobs.ts';
import type { NoticeKind, Party } from '../notices/row.ts';
import { DELIVER } from './delivery/queue.ts';

/** An event: its parties, its row's audience, and its record. */
interface Raised {
  to: readonly Party[];
  of: { companyId?: string | null; customerId?: string | null; carrierId?: string | null };
  resource: string;
  recordId: string;
}

/**
 * Adds an event for each webhook whose company or carrier hears of it, whoever caused it, in the caller's transaction. It
 * is delivered once that commits.
 */
export async function raise(trx: Transaction, kind: NoticeKind, raised: Raised): Promise<void> {
  const { to, of, resource, recordId } = raised;
  const { companyId = null, customerId = null, carrierId = null } = of;
  const { rows } = await trx.raw<{ rows: unknown[] }>(INSERT, {
    kind,
    resource,
    recordId,
    table: TABLES[resource] ?? resource,
    company: to.includes('company') ? companyId : null,
    customer: to.includes('customer') ? customerId : null,
    carrier: to.includes('carrier') ? carrierId : null,
    staff: to.includes('staff'),
  });
  if (rows.length > 0) await enqueue(trx, DELIVER, {});
}

/** The tables of resources that are named otherwise. */
const TABLES: Record<string, string> = { validations: 'documents' };

const INSERT = `
  insert into webhook_events (webhook_id, kind, resource, record_id, record_version)
  select id, :kind, :resource, :recordId::uuid, (select version from :table: where id = :recordId::uuid)
  from webhooks
  where ended_at is null and (kinds = '{}' and changes = '{}' or :kind = any(kinds))
    and (company_id in (:company::uuid, :customer::uuid) or carrier_id = :carrier::uuid
      or :staff and company_id in (select id from employers where type = 'internal'))
  returning id`;
