import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { Operator } from './Operator.ts';

/** The fields of an operator that are returned. */
export const operatorView = view<Schemas['Operator']>(Operator, {
  ...recordColumns,
  ...columns('carrierId', 'companyId', 'name', 'rfc', 'foreignTaxId', 'taxCountry', 'phone'),
  ...columns('licenceNumber', 'licenceType', 'licenceEndsOn', 'badgeNumber', 'badgeEndsOn'),
  ...columns('fastNumber', 'fastEndsOn', 'comment'),
  carrierName: '(select carrier_name from carriers where carriers.id = operators.carrier_id)',
});
