import { shipmentPolicy } from './policy.ts';
import handlers from './routes.ts';
import { shipmentSheet } from './sheet.ts';

/** Loads that move, or may. */
export const shipments = {
  name: 'shipments',
  policy: shipmentPolicy,
  handlers,
  sheet: shipmentSheet,
};
