import { DataTable } from 'react-admin';
import { catalogScreens } from '../../core/catalog/catalogScreens.tsx';
import { SizeField } from './SizeField.tsx';
import { StackableField } from './StackableField.tsx';

/** The screens of packaging types, whose own fields are the usual size in meters and whether it can be stacked. */
export const screens = catalogScreens({
  schema: 'PackagingInput',
  fields: [
    { source: 'stackable', cell: <StackableField /> },
    { source: 'length', hasColumn: false },
    { source: 'width', hasColumn: false },
    { source: 'height', hasColumn: false },
  ],
  columns: [
    <DataTable.Col key="size" label="packagings.size" disableSort>
      <SizeField />
    </DataTable.Col>,
  ],
  detail: <SizeField />,
});
