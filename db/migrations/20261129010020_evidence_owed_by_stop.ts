import type { Knex } from 'knex';

/**
 * What was agreed is owed at each delivery (signed proof of delivery, bill of lading), at each pickup (seals, scale ticket),
 * at each stop (photos of the cargo) or once. The key of before, one row for each kind, gives way to that of
 * `evidence_of_stop`: the last release inserts under a lock of the load after it found no row, and needs neither.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table evidence drop constraint ${OLD_KEY};
    create or replace view load_evidence as
    select agreed_terms.company_id, agreed_terms.shipment_id, agreed_terms.carrier_id,
      agreed.type, agreed.position, evidence.id, coalesce(evidence.status, 'missing') as status,
      stop.number as stop_number, coalesce(stop.is_end, true) as is_end
    from agreed_terms
      cross join jsonb_array_elements_text(agreed_terms.terms->'evidence')
        with ordinality as agreed (type, position)
      left join lateral (
        select stops.position as number,
          stops.position = case when agreed.type in (${AT_DELIVERIES}) then stops.count else 1 end as is_end
        from (
          select shipment_stops.position, shipment_stops.kind, count(*) over () as count
          from shipment_stops where shipment_stops.company_id = agreed_terms.company_id
            and shipment_stops.shipment_id = agreed_terms.shipment_id) as stops
        where stops.count > 2 and case
          when agreed.type in (${AT_DELIVERIES}) then stops.kind = 'delivery'
          when agreed.type in (${AT_PICKUPS}) then stops.kind = 'pickup'
          else agreed.type in (${AT_STOPS}) end) as stop on true
      left join evidence on evidence.company_id = agreed_terms.company_id
        and evidence.shipment_id = agreed_terms.shipment_id
        and evidence.carrier_id = agreed_terms.carrier_id and evidence.type = agreed.type
        and evidence.stop_number is not distinct from case when not stop.is_end then stop.number end;
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop view load_evidence;
    create view load_evidence as
    select agreed_terms.company_id, agreed_terms.shipment_id, agreed_terms.carrier_id,
      agreed.type, agreed.position, evidence.id, coalesce(evidence.status, 'missing') as status
    from agreed_terms
      cross join jsonb_array_elements_text(agreed_terms.terms->'evidence')
        with ordinality as agreed (type, position)
      left join evidence on evidence.company_id = agreed_terms.company_id
        and evidence.shipment_id = agreed_terms.shipment_id
        and evidence.carrier_id = agreed_terms.carrier_id and evidence.type = agreed.type;
    alter table evidence add constraint ${OLD_KEY} unique (shipment_id, company_id, carrier_id, type);
  `);
}

const OLD_KEY = 'evidence_shipment_id_company_id_carrier_id_type_key';

const AT_DELIVERIES = `'signed_pod', 'bol'`;
const AT_PICKUPS = `'seal_photos', 'weight_ticket'`;
const AT_STOPS = `'cargo_photos'`;
