import { Carrier } from '../carriers/index.ts';

/** A carrier with a phone number of another one. */
export interface SamePhone {
  phone: string;
  id: string;
  carrierName: string;
  companyId: string | null;
}

/** The other carriers of all networks with a phone number of this one, and whether it has a number at all. */
export async function samePhones(id: string): Promise<{ hasPhone: boolean; same: SamePhone[] }> {
  const { rows } = await Carrier.knex().raw(SAME_PHONES, { id });
  return rows[0].found;
}

/** SQL: the phone numbers of a carrier: its own, and those of its contacts. */
const phonesOf = (
  id: string,
) => `select contact_phone as phone from carriers where carriers.id = ${id}
    and contact_phone is not null
  union select contact_phones.phone from contact_phones join contacts on contacts.id = contact_phones.contact_id
    where contacts.carrier_id = ${id} and contacts.archived_at is null`;

/** Records that the carrier has claimed, and the carrier that has claimed this one, are the same company. */
const SAME_PHONES = `with own as (${phonesOf(':id::uuid')}),
  holders as (
    select own.phone, carriers.id from own join carriers on carriers.contact_phone = own.phone
    union
    select own.phone, contacts.carrier_id from own join contact_phones on contact_phones.phone = own.phone
      join contacts on contacts.id = contact_phones.contact_id
    where contacts.archived_at is null and contacts.carrier_id is not null),
  same as (
    select distinct on (carriers.id) holders.phone, carriers.id, carrier_name as "carrierName",
      carriers.company_id as "companyId"
    from holders join carriers on carriers.id = holders.id
    where carriers.id <> :id::uuid and carriers.status <> 'archived'
      and not exists (select from claims where claims.status = 'proved'
        and (claims.carrier_id, claims.record_id) in ((carriers.id, :id::uuid), (:id::uuid, carriers.id)))
    order by carriers.id)
  select json_build_object('hasPhone', exists (select from own),
    'same', (select coalesce(json_agg(same), '[]') from same)) as found`;
