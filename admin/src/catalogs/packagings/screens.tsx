import { BooleanInput, DataTable, NullableBooleanInput } from 'react-admin';
import { catalogScreens } from '../../core/catalog/catalogScreens.tsx';
import { field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import { SizeField } from './SizeField.tsx';
import { StackableField } from './StackableField.tsx';

/** The screens of packaging types, whose own fields are the usual size in meters and whether it can be stacked. */
export const screens = catalogScreens({
  schema: 'PackagingInput',
  inputs: (
    <>
      <BooleanInput {...field('PackagingInput', 'stackable')} defaultValue={false} />
      <DecimalInput {...field('PackagingInput', 'length')} />
      <DecimalInput {...field('PackagingInput', 'width')} />
      <DecimalInput {...field('PackagingInput', 'height')} />
    </>
  ),
  filters: [<NullableBooleanInput key="stackable" source="stackable" />],
  columns: [
    <DataTable.Col key="size" label="packagings.size" disableSort>
      <SizeField />
    </DataTable.Col>,
    <DataTable.Col key="stackable" source="stackable">
      <StackableField />
    </DataTable.Col>,
  ],
  detail: <SizeField />,
});
