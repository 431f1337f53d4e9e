import type { Schemas } from '../../core/contract/types.ts';
import { columns, decimals, recordColumns, view } from '../../core/sql/view.ts';
import { Location } from './Location.ts';

/** The fields of a location that are returned. */
export const locationView = view<Schemas['Location']>(Location, {
  ...recordColumns,
  ...columns('companyId', 'customerId', 'name', 'kind', 'street', 'city', 'state', 'country'),
  ...columns('postalCode', 'timeZone', 'operationZone', 'hours', 'comment'),
  ...decimals('latitude', 'longitude'),
  customerName: '(select name from companies where id = locations.customer_id)',
});
