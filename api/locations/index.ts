import { locationPolicy } from './policy.ts';
import handlers from './routes.ts';
import { locationSheet } from './sheet.ts';
import { find } from './service.ts';

export { Location } from './Location.ts';

/** Places: plants, yards, warehouses, border crossings. */
export const locations = {
  name: 'locations',
  policy: locationPolicy,
  handlers,
  sheet: locationSheet,
};

/** A place within the scope, or 404, for rooms whose records name one. */
export const findLocation = find;
