import { TextField } from 'react-admin';
import { catalogScreens } from '../../core/catalog/catalogScreens.tsx';
import { HoursField } from './HoursField.tsx';

/** The screens of border crossings, whose own fields are the offices of both countries and the time zone. */
export const screens = catalogScreens({
  schema: 'BridgeInput',
  fields: [
    { source: 'usPort', isSorted: false, inputMode: 'numeric' },
    { source: 'mxCustoms', isSorted: false },
    { source: 'timeZone', hasColumn: false },
    { source: 'hours', isSorted: false, cell: <HoursField /> },
    { source: 'hoursSource', hasColumn: false },
    { source: 'hoursCheckedOn', hasColumn: false },
  ],
  detail: <TextField source="mxCustoms" />,
});
