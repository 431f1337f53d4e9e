import { TextField } from 'react-admin';
import { catalogScreens } from '../../core/catalog/catalogScreens.tsx';

/** The screens of border crossings, whose own fields are the offices of both countries and the time zone. */
export const screens = catalogScreens({
  schema: 'BridgeInput',
  fields: [
    { source: 'usPort', isSorted: false, inputMode: 'numeric' },
    { source: 'mxCustoms', isSorted: false },
    { source: 'timeZone', hasColumn: false },
  ],
  detail: <TextField source="mxCustoms" />,
});
