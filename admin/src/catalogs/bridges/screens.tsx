import { DataTable, TextField, TextInput } from 'react-admin';
import { catalogScreens } from '../../core/catalog/catalogScreens.tsx';
import { field } from '../../core/contract/field.ts';

/** The screens of border crossings, whose own fields are the offices of both countries and the time zone. */
export const screens = catalogScreens({
  schema: 'BridgeInput',
  inputs: (
    <>
      <TextInput {...field('BridgeInput', 'usPort')} inputMode="numeric" />
      <TextInput {...field('BridgeInput', 'mxCustoms')} />
      <TextInput {...field('BridgeInput', 'timeZone')} />
    </>
  ),
  filters: [],
  columns: [
    <DataTable.Col key="mxCustoms" source="mxCustoms" disableSort />,
    <DataTable.Col key="usPort" source="usPort" disableSort />,
  ],
  detail: <TextField source="mxCustoms" />,
});
