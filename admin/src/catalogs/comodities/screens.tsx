import { BooleanInput, DataTable, NullableBooleanInput } from 'react-admin';
import { catalogScreens } from '../../core/catalog/catalogScreens.tsx';
import { field } from '../../core/contract/field.ts';
import { HazmatField } from './HazmatField.tsx';

/** The screens of commodity types, whose own field says whether they are hazardous. */
export const screens = catalogScreens({
  schema: 'ComodityInput',
  inputs: <BooleanInput {...field('ComodityInput', 'hazmat')} defaultValue={false} />,
  filters: [<NullableBooleanInput key="hazmat" source="hazmat" />],
  columns: [
    <DataTable.Col key="hazmat" source="hazmat">
      <HazmatField />
    </DataTable.Col>,
  ],
  detail: <HazmatField />,
});
