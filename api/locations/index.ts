import { locationPolicy } from './policy.ts';
import handlers from './routes.ts';
import { locationSheet } from './sheet.ts';

export { Location } from './Location.ts';

/** Places: plants, yards, warehouses, border crossings. */
export const locations = {
  name: 'locations',
  policy: locationPolicy,
  handlers,
  sheet: locationSheet,
};
