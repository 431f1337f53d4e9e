import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { refusalOf } from '../../core/mail/refusedAddresses.ts';
import { Contact } from './Contact.ts';

/** The fields of a contact that are returned. */
export const contactView = view<Schemas['Contact']>(Contact, {
  ...recordColumns,
  ...columns('companyId', 'carrierId', 'ownerCompanyId', 'contactTypeId', 'name', 'position'),
  ...columns('emails', 'phones', 'language', 'comment'),
  refusedEmails: `coalesce((select json_agg(json_build_object('email', email, 'refusal', ${refusalOf('email')}))
    from unnest(contacts.emails) as email where ${refusalOf('email')} is not null), '[]')`,
  ownerName: '(select name from employers where id = contacts.owner_id)',
  contactTypeNameEs: '(select name_es from contact_types where id = contacts.contact_type_id)',
  contactTypeNameEn: '(select name_en from contact_types where id = contacts.contact_type_id)',
});
