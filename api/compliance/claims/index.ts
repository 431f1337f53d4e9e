import { claimNotices } from './noticeRows.ts';
import { claimPolicy } from './policy.ts';
import handlers from './routes.ts';

export { claimPolicy } from './policy.ts';
export { list as listClaims, provedClaimOf } from './service.ts';

/** Claims: records of brokers' networks that a carrier says are its own, and how that is proved. */
export const claims = { name: 'claims', policy: claimPolicy, handlers, notices: claimNotices };
