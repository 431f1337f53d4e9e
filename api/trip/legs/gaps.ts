import type { Schemas } from '../../core/contract/types.ts';

/**
 * SQL: what a leg lacks, by code, with the condition under which it does, for the row `load` of shipments. A trailer that
 * one leg names goes through, and a seal on any leg is that of the load.
 */
function gapsOf(load: string): Record<Schemas['LegGap'], string> {
  return {
    operator: 'num_nonnulls(legs.operator_id, legs.operator_name) = 0',
    unit: 'num_nonnulls(legs.unit_id, legs.unit_plates) = 0',
    trailer: `${noLegHas(load, 'trailer_id', 'trailer_plates')}
      and coalesce(equipments.category, '') not in ('light', 'straight')
      and coalesce(unit.configuration, '') !~ '^(VL|C[23]$)'`,
    seal: `${load}.movement = 'cross_border' and ${noLegHas(load, 'seal')}`,
    licence_expired: 'driver.licence_ends_on < today()',
    insurance_expired: 'least(unit.insurance_ends_on, trailer.insurance_ends_on) < today()',
    inspection_expired: 'least(unit.inspection_ends_on, trailer.inspection_ends_on) < today()',
    permit_expired: 'least(unit.permit_ends_on, trailer.permit_ends_on) < today()',
  };
}

function noLegHas(load: string, ...columns: string[]): string {
  const values = columns.map((column) => `one.${column}`).join(', ');
  return `not exists (select from legs as one where one.company_id = ${load}.company_id
    and one.shipment_id = ${load}.id and one.carrier_id = ${load}.carrier_id and num_nonnulls(${values}) > 0)`;
}

/** SQL: the legs of the row `load` of the kind, by default by the rows `kinds (kind)`, with what is filled in of each. */
export function legsFrom(load: string, kind = 'kinds.kind'): string {
  return `left join equipments on equipments.id = ${load}.equipment_id
    left join legs on legs.company_id = ${load}.company_id and legs.shipment_id = ${load}.id
      and legs.carrier_id = ${load}.carrier_id and legs.kind = ${kind}
    left join vehicles as unit on unit.id = legs.unit_id
    left join vehicles as trailer on trailer.id = legs.trailer_id
    left join operators as driver on driver.id = legs.operator_id`;
}

/** SQL: the codes of what a leg lacks as JSON, within `legsFrom`. */
export function missingIn(load: string): string {
  const cases = Object.entries(gapsOf(load)).map(
    ([gap, lacks]) => `case when ${lacks} then '${gap}' end`,
  );
  return `to_jsonb(array_remove(array[${cases.join(', ')}], null))`;
}

/** SQL: what each leg of a cross-border load lacks, by the leg's kind. */
export function crossBorderGaps(load: string): string {
  const gaps = ['mexican', 'transfer', 'us'].map((kind) => `'${kind}', ${gapsOfKind(load, kind)}`);
  return `jsonb_build_object(${gaps.join(', ')})`;
}

/** Citus refuses a subquery from `values` that reads a column of the outer row, so each kind is a subquery of its own. */
function gapsOfKind(load: string, kind: string): string {
  return `(select ${missingIn('own')}
    from shipments own ${legsFrom('own', `'${kind}'`)}
    where own.company_id = ${load}.company_id and own.id = ${load}.id)`;
}
