import { DataTable, NumberField, SelectInput } from 'react-admin';
import { CatalogList } from '../core/catalog/CatalogList.tsx';
import { choices } from '../core/contract/field.ts';
import { WordField } from '../core/fields/WordField.tsx';

/** Equipment types by name. */
export function EquipmentList() {
  return (
    <CatalogList
      filters={FILTERS}
      detail={<WordField source="category" of="equipments.category" />}
    >
      <DataTable.Col source="category">
        <WordField source="category" of="equipments.category" />
      </DataTable.Col>
      <DataTable.NumberCol source="lengthFt" field={NumberField} />
    </CatalogList>
  );
}

const FILTERS = [
  <SelectInput
    key="category"
    source="category"
    choices={choices('EquipmentInput', 'category', 'equipments.category')}
  />,
];
