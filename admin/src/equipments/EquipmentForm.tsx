import { CatalogForm } from '../core/catalog/CatalogForm.tsx';
import { ChoiceInput } from '../core/inputs/ChoiceInput.tsx';
import { field } from '../core/contract/field.ts';
import { DecimalInput } from '../core/inputs/DecimalInput.tsx';

/** What an equipment type is: code, names, category, length in feet. */
export function EquipmentForm() {
  return (
    <CatalogForm of="EquipmentInput">
      <ChoiceInput of="EquipmentInput" source="category" words="equipments.category" />
      <DecimalInput {...field('EquipmentInput', 'lengthFt')} />
    </CatalogForm>
  );
}
