import { DataTable, NullableBooleanInput } from 'react-admin';
import { CatalogList } from '../core/catalog/CatalogList.tsx';
import { SizeField } from './SizeField.tsx';
import { StackableField } from './StackableField.tsx';

/** Packaging types by name. */
export function PackagingList() {
  return (
    <CatalogList filters={FILTERS} detail={<SizeField />}>
      <DataTable.Col label="packagings.size" disableSort>
        <SizeField />
      </DataTable.Col>
      <DataTable.Col source="stackable">
        <StackableField />
      </DataTable.Col>
    </CatalogList>
  );
}

const FILTERS = [<NullableBooleanInput key="stackable" source="stackable" />];
