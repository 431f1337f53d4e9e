import { DataTable, SelectInput } from 'react-admin';
import { catalogScreens } from '../../core/catalog/catalogScreens.tsx';
import { choices, field } from '../../core/contract/field.ts';
import { WordField } from '../../core/fields/WordField.tsx';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';

const CATEGORIES = 'equipments.category';

/** The screens of equipment types, whose own fields are a category and a length in feet. */
export const screens = catalogScreens({
  schema: 'EquipmentInput',
  inputs: (
    <>
      <ChoiceInput of="EquipmentInput" source="category" words={CATEGORIES} />
      <DecimalInput {...field('EquipmentInput', 'lengthFt')} />
    </>
  ),
  filters: [
    <SelectInput
      key="category"
      source="category"
      choices={choices('EquipmentInput', 'category', CATEGORIES)}
    />,
  ],
  columns: [
    <DataTable.Col key="category" source="category">
      <WordField source="category" of={CATEGORIES} />
    </DataTable.Col>,
    <DataTable.NumberCol key="lengthFt" source="lengthFt" />,
  ],
  detail: <WordField source="category" of={CATEGORIES} />,
});
