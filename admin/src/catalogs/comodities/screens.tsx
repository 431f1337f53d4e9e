import { catalogScreens } from '../../core/catalog/catalogScreens.tsx';
import { HazmatField } from './HazmatField.tsx';

/** The screens of commodity types, whose own field says whether they are hazardous. */
export const screens = catalogScreens({
  schema: 'ComodityInput',
  fields: [{ source: 'hazmat', cell: <HazmatField /> }],
});
