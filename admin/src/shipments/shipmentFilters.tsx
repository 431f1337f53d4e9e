import { NullableBooleanInput, SelectArrayInput, SelectInput } from 'react-admin';
import { choices } from '../core/contract/field.ts';
import { NameSearchInput } from '../core/inputs/NameSearchInput.tsx';

/** How anybody finds a load. */
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

/** How those who run the loads find them by party. */
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
