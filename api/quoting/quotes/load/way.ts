import { sameCompany } from '../../../core/sql/dialect/sameCompany.ts';

/** SQL: the stops between the ends of a quote or load, `row`, as the end of a select from `stop`. */
export function stopsBetween(record: 'quote' | 'shipment', row: string): string {
  return `from ${record}_stops stop where ${sameCompany('stop', row)}
    and stop.${record}_id = ${row}.id and stop.place is not null`;
}

/**
 * SQL: the way of a quote or load, `row`: what `told` says of each stop between its ends, by default the state, in order;
 * empty with two stops. Past records compare only where their ways are equal.
 */
export function wayOf(
  record: 'quote' | 'shipment',
  row: string,
  told = `stop.place->>'state'`,
): string {
  return `array(select ${told} ${stopsBetween(record, row)} order by stop.position)`;
}
