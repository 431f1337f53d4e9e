import type { Schemas } from '../../core/contract/types.ts';
import { columns, decimals, recordColumns, view } from '../../core/sql/view.ts';
import { Vehicle } from './Vehicle.ts';

/** The fields of a vehicle that are returned. */
export const vehicleView = view<Schemas['Vehicle']>(Vehicle, {
  ...recordColumns,
  ...columns('carrierId', 'companyId', 'kind', 'name', 'plates', 'year', 'permitNumber'),
  ...columns('insurer', 'policyNumber', 'insuranceEndsOn', 'inspectionEndsOn', 'comment'),
  ...columns('platesState', 'configuration', 'trailerType', 'permitType', 'permitEndsOn'),
  ...columns('environmentInsurer', 'environmentPolicy', 'cargoInsurer', 'cargoPolicy'),
  ...decimals('grossWeight'),
  carrierName: '(select carrier_name from carriers where carriers.id = vehicles.carrier_id)',
});
