import { NullableBooleanInput, SelectArrayInput, SelectInput } from 'react-admin';
import { choices } from '../../core/contract/field.ts';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';

/** The filters for all users. */
export const commonFilters = [
  <SelectArrayInput
    key="status"
    source="status"
    choices={choices('Shipment', 'status', 'anden.status.shipments')}
  />,
  <SelectInput
    key="movement"
    source="movement"
    choices={choices('Shipment', 'movement', 'anden.movement')}
  />,
  <NullableBooleanInput key="delayed" source="delayed" />,
];

/** The filter by proof documents, which customers do not see. */
export const evidenceFilter = (
  <SelectArrayInput
    key="evidence"
    source="evidence"
    choices={choices('Evidence', 'status', 'evidence.status')}
  />
);

/** The filters by customer and carrier, for brokers and staff. */
export const sideFilters = [
  <NameSearchInput
    key="customerId"
    source="customerId"
    reference="companies"
    sort="name"
    filter={{ type: ['shipper'] }}
  />,
  <NameSearchInput key="carrierId" source="carrierId" reference="carriers" sort="carrierName" />,
];
