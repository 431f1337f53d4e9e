import type { Relations } from '../../core/list/related.ts';
import { carrierRecords } from '../../network/carriers/index.ts';
import { quoteRecords } from '../quotes/index.ts';

/** The records that an invitation answers on request. */
export const invitationRelations: Relations = {
  carrier: { to: carrierRecords, by: 'carrierId' },
  quote: { to: quoteRecords, by: 'quoteId' },
};
