import { SelectInput } from 'react-admin';
import { choices } from '../../core/contract/field.ts';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { StateInput } from '../../freight/places/StateInput.tsx';

/** How the desk finds a quote, besides its status (StatusFilter.tsx); every filter stands in the address. */
export const quoteFilters = [
  <SelectInput
    key="movement"
    source="movement"
    choices={choices('Quote', 'movement', 'anden.movement')}
  />,
  <NameSearchInput key="customerId" source="customerId" reference="companies" sort="name" />,
  <StateInput key="originState" source="originState" />,
  <StateInput key="destinationState" source="destinationState" />,
];

/** By a carrier that was asked: not for shippers, who see none. */
export const carrierFilter = (
  <NameSearchInput key="carrierId" source="carrierId" reference="carriers" sort="carrierName" />
);
