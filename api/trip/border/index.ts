import { borderLinks } from './link/link.ts';
import { borderPolicy } from './policy.ts';
import { borderNotices } from './noticeRows.ts';
import { routes } from './routes.ts';

/** Border readiness: what cross-border loads lack before they cross, who owes it and by when. It has no table. */
export const border = {
  name: 'border',
  table: null,
  policy: borderPolicy,
  handlers: routes,
  notices: borderNotices,
  links: Object.values(borderLinks),
};
