import type { Job } from '../../core/jobs/jobs.ts';
import { moveLinks } from './link.ts';
import { movePolicy } from './policy.ts';
import { routes } from './routes.ts';
import { tellTap } from './tellTap.ts';

/** Moves: the steps of a load as its driver reports them, with a link or in the portal. */
export const moves = {
  name: 'moves',
  policy: movePolicy,
  table: null,
  handlers: routes,
  links: [moveLinks],
  jobs: [tellTap as Job],
};
