import { SelectArrayInput, SelectInput } from 'react-admin';
import { choices } from '../../core/contract/field.ts';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { StateInput } from '../../freight/places/StateInput.tsx';

/** The filters of the list of carriers. */
export const carrierFilters = [
  <SelectArrayInput
    key="status"
    source="status"
    choices={choices('CarrierInput', 'status', 'carriers.status')}
  />,
  <StateInput key="originState" source="originState" />,
  <StateInput key="deliveryState" source="deliveryState" />,
  <NameSearchInput
    key="equipmentId"
    source="equipmentId"
    reference="catalogs/equipments"
    sort="nameEs"
  />,
  <NameSearchInput key="bridgeId" source="bridgeId" reference="catalogs/bridges" sort="nameEs" />,
  <SelectInput
    key="movement"
    source="movement"
    choices={choices('CarrierInput', 'movements', 'anden.movement')}
  />,
  <SelectArrayInput
    key="confidence"
    source="confidence"
    choices={choices('CarrierInput', 'confidence', 'carriers.confidence')}
  />,
  <SelectInput
    key="network"
    source="network"
    choices={choices('Carrier', 'network', 'carriers.network')}
  />,
];
