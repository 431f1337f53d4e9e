import { moveLinks } from './link.ts';
import { movePolicy } from './policy.ts';
import { routes } from './routes.ts';

/** Moves: the steps of a load as its driver reports them, with a link or in the portal. */
export const moves = {
  name: 'moves',
  policy: movePolicy,
  table: null,
  handlers: routes,
  links: [moveLinks],
};
