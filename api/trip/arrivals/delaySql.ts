/** SQL: the loads under way that were not computed within the last minutes, the longest ago first. */
export const DUE = `
  select shipments.id, shipments.company_id as "companyId"
  from shipments left join load_arrivals
    on load_arrivals.company_id = shipments.company_id and load_arrivals.shipment_id = shipments.id
  where (shipments.status in ('assigned', 'at_pickup', 'in_transit', 'at_border')
      or (shipments.status = 'at_delivery' and exists (select from shipment_stops later
        where later.company_id = shipments.company_id and later.shipment_id = shipments.id
          and later.position > shipments.current_stop)))
    and coalesce(load_arrivals.computed_at < :now::timestamptz - interval '4 minutes', true)
  order by load_arrivals.computed_at nulls first, shipments.id limit :chunk`;

const KEYS = 'unnest(:companies::uuid[], :ids::uuid[]) as due (company_id, shipment_id)';

/** SQL: adds the loads that were never computed. */
export const ADD = `
  insert into load_arrivals (company_id, shipment_id, computed_at)
  select due.company_id, due.shipment_id, :now::timestamptz from ${KEYS}
  order by due.company_id, due.shipment_id
  on conflict (company_id, shipment_id) do nothing`;

/** SQL: what was known of these loads before. */
export const KNOWN = `
  select load_arrivals.shipment_id as "shipmentId", load_arrivals.late_minutes as "lateMinutes",
    load_arrivals.told_minutes as "toldMinutes"
  from ${KEYS} join load_arrivals
    on load_arrivals.company_id = due.company_id and load_arrivals.shipment_id = due.shipment_id`;

/** SQL: keeps what was computed; a delay that was said is forgotten once the load is on time. */
export const KEEP = `
  update load_arrivals set expected_at = kept."expectedAt", late_minutes = kept."lateMinutes", computed_at = :now,
    told_minutes = case when kept."isTold" then kept."lateMinutes" when kept."lateMinutes" = 0 then null else told_minutes end,
    told_at = case when kept."isTold" then :now::timestamptz else told_at end
  from json_to_recordset(:kept) as kept ("companyId" uuid, "shipmentId" uuid, "expectedAt" timestamptz,
    "lateMinutes" integer, "isTold" boolean)
  where load_arrivals.company_id = kept."companyId" and load_arrivals.shipment_id = kept."shipmentId"`;
