import { rateConfirmationNotices } from './noticeRows.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { confirmationLinks } from './link/link.ts';
import { linkRoutes } from './linkRoutes.ts';
import { rateConfirmationPolicy } from './policy.ts';
import handlers from './routes.ts';
import { WITH_SHIPMENT } from '../shipments/index.ts';

export { documentOf as confirmationFile } from './document/documentOf.ts';
export { OWED_AT } from './content/owedAt.ts';
export { RateConfirmation } from './RateConfirmation.ts';
export { mailOpenConfirmations } from './link/mailOpen.ts';
export { addAccepted as addAcceptedConfirmation } from './accepted.ts';
export { issueFirst as issueFirstConfirmation } from './service.ts';

/** Rate confirmations: the agreement of broker and carrier on a load. */
export const rateConfirmations = {
  name: 'rateConfirmations',
  policy: rateConfirmationPolicy,
  table: 'rate_confirmations',
  seenWith: WITH_SHIPMENT,
  notices: rateConfirmationNotices,
  links: [confirmationLinks],
  handlers: (context: ModuleContext) => ({ ...handlers, ...linkRoutes(context) }),
};
