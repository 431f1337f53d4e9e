import { Carrier } from '../../network/carriers/index.ts';

/** A carrier with a value of another one: a phone number, or the plates of a vehicle. */
export interface SameValue {
  value: string;
  id: string;
  carrierName: string;
  companyId: string | null;
}

/** Whether a carrier has a value at all, and the other carriers of all networks with the same one. */
export interface Same {
  hasValue: boolean;
  same: SameValue[];
}

/** The other carriers with a phone number of this one or of its contacts. */
export function samePhones(id: string): Promise<Same> {
  return sameOf(id, PHONES);
}

/** The other carriers with a vehicle of the same plates. */
export function samePlates(id: string): Promise<Same> {
  return sameOf(id, PLATES);
}

/** SQL: the values of a carrier as `value`, and the values `ownValues` with the carriers that have them, as `value` and `id`. */
interface Values {
  ownValues: string;
  holders: string;
}

async function sameOf(id: string, values: Values): Promise<Same> {
  const { rows } = await Carrier.knex().raw<{ rows: [{ body: Same }] }>(compare(values), { id });
  return rows[0].body;
}

const PHONES: Values = {
  ownValues: `select contact_phone as value from carriers where carriers.id = :id::uuid and contact_phone is not null
    union select contact_phones.phone from contact_phones join contacts on contacts.id = contact_phones.contact_id
      where contacts.carrier_id = :id::uuid and contacts.archived_at is null`,
  holders: `select own.value, carriers.id from own join carriers on carriers.contact_phone = own.value
    union
    select own.value, contacts.carrier_id from own join contact_phones on contact_phones.phone = own.value
      join contacts on contacts.id = contact_phones.contact_id
    where contacts.archived_at is null and contacts.carrier_id is not null`,
};

const PLATES: Values = {
  ownValues: `select plates as value from vehicles where vehicles.carrier_id = :id::uuid and archived_at is null`,
  holders: `select own.value, vehicles.carrier_id as id from own join vehicles on vehicles.plates = own.value
    where vehicles.archived_at is null`,
};

/** Records that the carrier has claimed, and the carrier that has claimed this one, are the same company. */
const compare = ({
  ownValues,
  holders,
}: Values) => `with own as (${ownValues}), holders as (${holders}),
  same as (
    select distinct on (carriers.id) holders.value, carriers.id, carrier_name as "carrierName",
      carriers.company_id as "companyId"
    from holders join carriers on carriers.id = holders.id
    where carriers.id <> :id::uuid and carriers.status <> 'archived'
      and not exists (select from claims where claims.status = 'proved'
        and (claims.carrier_id, claims.record_id) in ((carriers.id, :id::uuid), (:id::uuid, carriers.id)))
    order by carriers.id)
  select json_build_object('hasValue', exists (select from own),
    'same', (select coalesce(json_agg(same), '[]') from same)) as body`;
