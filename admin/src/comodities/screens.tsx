import { BooleanInput, DataTable, NullableBooleanInput } from 'react-admin';
import { catalogScreens } from '../core/catalog/catalogScreens.tsx';
import { field } from '../core/contract/field.ts';
import { HazmatField } from './HazmatField.tsx';

/** What a commodity type has besides its code and names: whether it is hazardous. */
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
