import type { Schemas } from '../../core/contract/types.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { Accessorial } from './Accessorial.ts';

type AddedStops = Schemas['AddedStops'];

/**
 * The stops that a load has got since its carrier's rate, with what they cost at its stop-off charge; null where there are
 * none, or the rate names no charge.
 */
export async function addedStopsOf({ id, companyId }: CompanyKey): Promise<AddedStops | null> {
  const { rows } = await Accessorial.knex().raw<{ rows: AddedStops[] }>(SQL, { id, companyId });
  return rows[0] ?? null;
}

const SQL = `
  select added.count, rate.currency, rate.stop_off_charge::text as "stopOffCharge",
    (rate.stop_off_charge * added.count)::text as amount
  from shipments
    cross join lateral (
      select rates.currency, rates.stop_off_charge, rates.additional_stops
      from rates join invitations
        on invitations.company_id = rates.company_id and invitations.id = rates.invitation_id
      where invitations.company_id = shipments.company_id and invitations.quote_id = shipments.quote_id
        and invitations.carrier_id = shipments.carrier_id and not rates.late
      order by rates.version desc limit 1) rate
    cross join lateral (
      select count(*)::int - 2 - rate.additional_stops as count from shipment_stops stops
      where stops.company_id = shipments.company_id and stops.shipment_id = shipments.id) added
  where shipments.company_id = :companyId and shipments.id = :id
    and rate.stop_off_charge is not null and added.count > 0`;
