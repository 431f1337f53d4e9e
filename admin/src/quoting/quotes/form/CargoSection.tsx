import { SelectInput } from 'react-admin';
import { choices, field } from '../../../core/contract/field.ts';
import { DecimalInput } from '../../../core/inputs/DecimalInput.tsx';
import { WholeNumberInput } from '../../../core/inputs/WholeNumberInput.tsx';
import { FormCard } from './FormCard.tsx';
import { CatalogInput } from '../../../freight/load/CatalogInput.tsx';
import { DimensionsInput } from './DimensionsInput.tsx';
import { FlagsInput } from './FlagsInput.tsx';

/** The inputs for the cargo and the equipment. */
export function CargoSection() {
  return (
    <FormCard title="quotes.sections.cargo">
      <CatalogInput source="equipmentId" reference="catalogs/equipments" />
      <CatalogInput source="comodityId" reference="catalogs/comodities" />
      <DecimalInput {...field('QuoteInput', 'weight')} />
      <SelectInput
        {...field('QuoteInput', 'weightUnit')}
        choices={choices('QuoteInput', 'weightUnit', 'anden.unit')}
      />
      <WholeNumberInput {...field('QuoteInput', 'units')} />
      <DecimalInput {...field('QuoteInput', 'distanceKm')} />
      <FlagsInput />
      <DimensionsInput />
    </FormCard>
  );
}
