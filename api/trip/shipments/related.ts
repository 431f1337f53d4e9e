import { comodities } from '../../catalogs/comodities/index.ts';
import { equipments } from '../../catalogs/equipments/index.ts';
import type { Relations } from '../../core/list/related.ts';
import { carrierRecords } from '../../network/carriers/index.ts';
import { companyRecords } from '../../network/companies/index.ts';
import { quoteRecords } from '../../quoting/quotes/index.ts';

/** The records that a load answers on request. */
export const shipmentRelations: Relations = {
  customer: { to: companyRecords, by: 'customerId' },
  carrier: { to: carrierRecords, by: 'carrierId' },
  quote: { to: quoteRecords, by: 'quoteId' },
  equipment: { to: equipments.records, by: 'equipmentId' },
  comodity: { to: comodities.records, by: 'comodityId' },
};
