import { locationPolicy } from './policy.ts';
import handlers from './routes.ts';
import { locationSheet } from './import/sheet.ts';

export { locationPolicy } from './policy.ts';
export { Location } from './Location.ts';

/** Locations: plants, yards, warehouses and border crossings. */
export const locations = {
  name: 'locations',
  policy: locationPolicy,
  handlers,
  sheet: locationSheet,
};
