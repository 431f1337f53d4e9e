import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { field } from '../../core/contract/field.ts';
import { SELDOM } from '../../core/form/goOn.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import { WholeNumberInput } from '../../core/inputs/WholeNumberInput.tsx';
import { CatalogInput } from './CatalogInput.tsx';
import { DimensionsInput } from './DimensionsInput.tsx';
import { FlagsInput } from './FlagsInput.tsx';
import type { CargoForm } from './cargoForm.ts';

interface CargoInputsProps {
  of: CargoForm;
  /** Where the distance comes from, if nobody typed it. */
  distanceNote?: string | undefined;
}

/** The inputs for the cargo and the equipment of a quote or a load. */
export function CargoInputs({ of, distanceNote }: CargoInputsProps) {
  return (
    <>
      <CatalogInput source="equipmentId" reference="catalogs/equipments" />
      <CatalogInput source="comodityId" reference="catalogs/comodities" />
      <DecimalInput {...field(of, 'weight')} />
      <ChoiceInput of={of} source="weightUnit" words="anden.unit" />
      <WholeNumberInput {...field(of, 'units')} {...SELDOM} />
      <DecimalInput {...field(of, 'distanceKm')} {...SELDOM} helperText={distanceNote} />
      <FlagsInput of={of} />
      <DimensionsInput of={of} />
    </>
  );
}
