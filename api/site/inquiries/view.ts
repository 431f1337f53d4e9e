import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';
import { Inquiry } from './Inquiry.ts';

/** SQL: the folio of an inquiry, the end of its id in capitals. */
export const folio = `upper(right(inquiries.id::text, 8))`;

/** The fields of an inquiry that are returned; only staff read them. */
export const inquiryView = view<Schemas['Inquiry']>(Inquiry, {
  ...recordColumns,
  ...columns('kind', 'status', 'name', 'companyName', 'email', 'phone', 'audience', 'message'),
  ...columns('language', 'lane', 'quoteId', 'routeId', 'carrierId', 'customerId', 'assignedTo'),
  ...columns('comment'),
  folio,
  equipmentNameEs: `(select name_es from equipments where id = (inquiries.lane->>'equipmentId')::uuid)`,
  equipmentNameEn: `(select name_en from equipments where id = (inquiries.lane->>'equipmentId')::uuid)`,
  quoteReference: `(select quotes.reference from quotes
    where ${sameCompany('quotes', 'inquiries')} and quotes.id = inquiries.quote_id)`,
  routeReference: `(select routes.reference from routes
    where ${sameCompany('routes', 'inquiries')} and routes.id = inquiries.route_id)`,
  carrierName: '(select carrier_name from carriers where id = inquiries.carrier_id)',
  customerName: '(select name from companies where id = inquiries.customer_id)',
  assignedToName: `(select first_name || ' ' || last_name from users where id = inquiries.assigned_to)`,
});
