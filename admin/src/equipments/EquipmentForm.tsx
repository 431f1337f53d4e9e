import { CatalogForm } from '../core/CatalogForm.tsx';
import { ChoiceInput } from '../core/ChoiceInput.tsx';
import { field } from '../core/contract/field.ts';
import { DecimalInput } from '../core/DecimalInput.tsx';

/** What an equipment type is: code, names, category, length in feet. */
export function EquipmentForm() {
  return (
    <CatalogForm of="EquipmentInput">
      <ChoiceInput of="EquipmentInput" source="category" words="equipments.category" />
      <DecimalInput {...field('EquipmentInput', 'lengthFt')} />
    </CatalogForm>
  );
}
