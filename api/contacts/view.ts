import type { Schemas } from '../core/contract/types.ts';
import { columns, recordColumns, view } from '../core/list/view.ts';
import { Contact } from './Contact.ts';

/** What leaves the server of a contact. */
export const contactView = view<Schemas['Contact']>(Contact, {
  ...recordColumns,
  ...columns('companyId', 'carrierId', 'ownerCompanyId', 'contactTypeId', 'name', 'position'),
  ...columns('emails', 'phones', 'language', 'comment'),
  ownerName: `coalesce((select name from companies where id = contacts.company_id),
    (select carrier_name from carriers where id = contacts.carrier_id))`,
  contactTypeNameEs: '(select name_es from contact_types where id = contacts.contact_type_id)',
  contactTypeNameEn: '(select name_en from contact_types where id = contacts.contact_type_id)',
});
