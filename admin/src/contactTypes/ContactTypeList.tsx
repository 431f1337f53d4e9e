import { DataTable, SelectInput } from 'react-admin';
import { CatalogList } from '../core/catalog/CatalogList.tsx';
import { choices } from '../core/contract/field.ts';
import { WordField } from '../core/fields/WordField.tsx';

/** Contact types by name. */
export function ContactTypeList() {
  return (
    <CatalogList filters={FILTERS} detail={<AudienceField />} hasShow>
      <DataTable.Col source="audience">
        <AudienceField />
      </DataTable.Col>
    </CatalogList>
  );
}

function AudienceField() {
  return <WordField source="audience" of="contactTypes.audience" />;
}

const FILTERS = [
  <SelectInput
    key="audience"
    source="audience"
    choices={choices('ContactTypeInput', 'audience', 'contactTypes.audience')}
  />,
];
