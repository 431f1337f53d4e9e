import { trackingLinks } from './link.ts';
import { trackingPolicy } from './policy.ts';
import handlers from './routes.ts';

export { followersOf } from './followers.ts';

/** Tracking: the page on which a customer follows a load by link, without its carrier and any amount. */
export const tracking = {
  name: 'tracking',
  policy: trackingPolicy,
  table: null,
  handlers,
  links: [trackingLinks],
};
