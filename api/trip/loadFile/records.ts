import type { CompanyKey } from '../../core/sql/Entity.ts';
import { Shipment } from '../shipments/index.ts';

/** A file that was sent as evidence or proves an accessorial. */
export interface SentFile {
  /** The type of the evidence, or the kind of the accessorial. */
  of: string;
  isEvidence: boolean;
  /** The stop that owed it; null for what is owed once, and with two stops. */
  stop: number | null;
  round: number;
  key: string;
  fileName: string;
  size: number;
  checksum: string;
}

/** The events of a load, as they are kept in its file. */
export interface Records {
  files: SentFile[];
  /** Statuses, incidents, evidence, accessorials and payments with all that is known of them. */
  happened: Record<string, object[]>;
}

/** Everything of a load that belongs in its file. */
export async function recordsOf({ id, companyId }: CompanyKey): Promise<Records> {
  const { rows } = await Shipment.knex().raw(SQL, { id, companyId });
  return rows[0].records;
}

const rowsOf = (table: string, order: string, without: string[] = []) => `
  coalesce((select json_agg(to_jsonb(${table}.*) - array[${['file_key', ...without].map((name) => `'${name}'`).join(', ')}]
    order by ${order})
  from ${table} where ${table}.company_id = :companyId and ${table}.shipment_id = :id), '[]')`;

const SQL = `
  select json_build_object(
    'files', coalesce((select json_agg(sent) from (
      select evidence.type as "of", true as "isEvidence",
        coalesce(owed.stop_number, evidence.stop_number) as stop, files.round, files.file_key as key,
        files.file_name as "fileName", files.size, files.checksum
      from evidence join evidence_files files
        on files.company_id = evidence.company_id and files.evidence_id = evidence.id
        left join load_evidence owed on owed.company_id = evidence.company_id
          and owed.shipment_id = evidence.shipment_id and owed.id = evidence.id
      where evidence.company_id = :companyId and evidence.shipment_id = :id
      union all
      select accessorials.kind, false, null, 1, proofs.file_key, proofs.file_name, proofs.size, proofs.checksum
      from accessorials join accessorial_files proofs
        on proofs.company_id = accessorials.company_id and proofs.accessorial_id = accessorials.id
      where accessorials.company_id = :companyId and accessorials.shipment_id = :id
      order by 2 desc, 1, 3, 4, 6) as sent), '[]'),
    'happened', json_build_object(
      'statuses', coalesce((select json_agg(jsonb_build_object('from', events.from_status, 'to', events.to_status,
          'at', coalesce(events.happened_at, events.created_at), 'place', events.place, 'latitude', events.latitude, 'longitude', events.longitude,
          'byLink', events.link_party_id is not null, 'byCall', events.by_call, 'toldBy', events.told_by, 'reason', events.reason, 'comment', events.comment,
          'by', people.name)
          || case when events.to_stop is not null then jsonb_build_object('stop', events.to_stop) else '{}' end
        order by events.created_at, events.id)
        from events left join people on people.id = events.user_id
        where events.company_id = :companyId and events.entity = 'shipments' and events.entity_id = :id), '[]'),
      'incidents', ${rowsOf('shipment_incidents', 'shipment_incidents.occurred_at')},
      'evidence', ${rowsOf('evidence', 'evidence.created_at')},
      'accessorials', ${rowsOf('accessorials', 'accessorials.created_at')},
      'payments', ${rowsOf('payments', 'payments.created_at')},
      'decisions', coalesce((select json_agg(json_build_object('entity', changes.entity, 'at', changes.created_at,
          'before', changes.before, 'after', changes.after, 'by', people.name) order by changes.created_at, changes.id)
        from changes left join people on people.id = changes.user_id
        where changes.company_id = :companyId and (changes.entity = 'evidence' and changes.entity_id in (
            select evidence.id from evidence where evidence.company_id = :companyId and evidence.shipment_id = :id)
          or changes.entity = 'accessorials' and changes.entity_id in (
            select accessorials.id from accessorials
            where accessorials.company_id = :companyId and accessorials.shipment_id = :id))), '[]'))) as records`;
