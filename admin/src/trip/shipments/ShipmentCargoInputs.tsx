import { BooleanInput } from 'react-admin';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import { WholeNumberInput } from '../../core/inputs/WholeNumberInput.tsx';
import { CatalogInput } from '../../freight/load/CatalogInput.tsx';

/** The inputs for the cargo and the equipment. */
export function ShipmentCargoInputs() {
  return (
    <>
      <CatalogInput source="equipmentId" reference="catalogs/equipments" />
      <CatalogInput source="comodityId" reference="catalogs/comodities" />
      <DecimalInput {...field('ShipmentInput', 'weight')} />
      <ChoiceInput of="ShipmentInput" source="weightUnit" words="shipments.unit" />
      <WholeNumberInput {...field('ShipmentInput', 'units')} />
      <BooleanInput {...field('ShipmentInput', 'hazmat')} />
    </>
  );
}
