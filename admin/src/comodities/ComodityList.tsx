import { DataTable, NullableBooleanInput } from 'react-admin';
import { CatalogList } from '../core/catalog/CatalogList.tsx';
import { HazmatField } from './HazmatField.tsx';

/** Commodity types by name. */
export function ComodityList() {
  return (
    <CatalogList filters={FILTERS} detail={<HazmatField />}>
      <DataTable.Col source="hazmat">
        <HazmatField />
      </DataTable.Col>
    </CatalogList>
  );
}

const FILTERS = [<NullableBooleanInput key="hazmat" source="hazmat" />];
