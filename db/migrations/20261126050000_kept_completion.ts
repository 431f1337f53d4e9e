import type { Knex } from 'knex';

/**
 * What a list of carriers shows of other tables, kept in the carrier's own row: its equipment, and its completion on the
 * days until one of its documents expires. `equipment_ids` is null for none. Versions that do not write it, and SQL by hand,
 * change `carrier_equipments` only, from which a trigger keeps it. The rule of the completion is frozen here as it is in
 * `api/network/carriers/completion/rule.ts`; a test compares both.
 *
 * On Citus a trigger may not change another table. There nothing of the completion is kept, and every read computes it.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table carriers
      add equipment_ids uuid[],
      add kept_completion smallint,
      add kept_missing integer,
      add kept_until date;

    -- The parts of a set of bits, in the order of the bits.
    create function missing_parts(bits integer) returns json language plpgsql immutable parallel safe as $$
      begin
        return '[' || array_to_string(array[${PARTS.map(chosen).join()}], ',') || ']';
      end
    $$;

    -- The completion in percent, rounded down, and the bits of the missing parts, computed for today.
    create function carrier_completion(carrier uuid) returns integer[] language plpgsql stable parallel safe as $$
      declare
        found carriers%rowtype;
        needed integer;
        held integer;
      begin
        select * into found from carriers where id = carrier;
        needed := ${needed('found')};
        held := needed & (${filled('found')});
        select held + coalesce(sum(bit), 0) into held
        from (select ${BIT_OF_TYPE} as bit from documents where carrier_id = carrier and expiration_date >= today()) as valid
        where needed & bit <> 0;
        return array[${completion}, needed - held];
      end
    $$;

    -- The same for the new row, and the last day on which it is true if nothing is changed. A new carrier has no documents.
    create function carriers_keep_completion() returns trigger language plpgsql as $$
      declare
        needed integer;
        held integer;
      begin
        if to_regclass('pg_dist_partition') is not null then
          new.kept_until := null;
          return new;
        end if;
        needed := ${needed('new')};
        held := needed & (${filled('new')});
        new.kept_until := 'infinity';
        if tg_op = 'UPDATE' then
          select held + coalesce(sum(bit), 0), coalesce(min(expiration_date), 'infinity') into held, new.kept_until
          from (select ${BIT_OF_TYPE} as bit, expiration_date from documents
            where carrier_id = new.id and expiration_date >= today()) as valid
          where needed & bit <> 0;
        end if;
        new.kept_completion := ${completion};
        new.kept_missing := needed - held;
        return new;
      end
    $$;

    -- The arguments name the columns that it changes (api/core/records/writing/tableColumns.ts).
    create trigger carriers_keep_completion
      before insert or update of address_list, caat, carrier_name, carrier_type, contact_phone, countries, delivery_states, ein,
        equipment_ids, hazmat, movements, nationality, origin_states, quoting_email, rfc, scac_code, kept_until on carriers
      for each row execute function carriers_keep_completion('kept_completion', 'kept_missing', 'kept_until');

    -- Computes the completion of a document's carrier again, after the lock of the carrier: what others have committed by then
    -- counts. So two documents that are approved at once both count.
    create function documents_keep_completion() returns trigger language plpgsql as $$
      begin
        if to_regclass('pg_dist_partition') is null then
          update carriers set kept_until = null where id in (old.carrier_id, new.carrier_id);
        end if;
        return null;
      end
    $$;
    create trigger documents_keep_completion after insert on documents
      for each row when (new.expiration_date is not null) execute function documents_keep_completion();
    create trigger documents_keep_completion_changed after update of expiration_date, type, carrier_id on documents
      for each row when ((old.expiration_date, old.type, old.carrier_id) is distinct from (new.expiration_date, new.type, new.carrier_id))
      execute function documents_keep_completion();
    create trigger documents_keep_completion_deleted after delete on documents
      for each row when (old.expiration_date is not null) execute function documents_keep_completion();

    -- Adds and removes what equipment_ids does not say yet; nothing where the carrier was written with it.
    create function carrier_equipments_keep_ids() returns trigger language plpgsql as $$
      begin
        if to_regclass('pg_dist_partition') is not null then return null; end if;
        if tg_op <> 'INSERT' then
          update carriers set equipment_ids = nullif(
            array(select id from unnest(carriers.equipment_ids) as id where id <> all (gone.ids) order by id), '{}')
          from (select carrier_id, array_agg(equipment_id) as ids from removed group by carrier_id) as gone
          where carriers.id = gone.carrier_id and carriers.equipment_ids && gone.ids;
        end if;
        if tg_op <> 'DELETE' then
          update carriers set equipment_ids =
            array(select distinct id from unnest(carriers.equipment_ids || came.ids) as id order by id)
          from (select carrier_id, array_agg(equipment_id) as ids from added group by carrier_id) as came
          where carriers.id = came.carrier_id and (carriers.equipment_ids @> came.ids) is not true;
        end if;
        return null;
      end
    $$;
    create trigger carrier_equipments_keep_ids after insert on carrier_equipments
      referencing new table as added for each statement execute function carrier_equipments_keep_ids();
    create trigger carrier_equipments_keep_ids_changed after update on carrier_equipments
      referencing old table as removed new table as added for each statement execute function carrier_equipments_keep_ids();
    create trigger carrier_equipments_keep_ids_deleted after delete on carrier_equipments
      referencing old table as removed for each statement execute function carrier_equipments_keep_ids();
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop trigger carrier_equipments_keep_ids on carrier_equipments;
    drop trigger carrier_equipments_keep_ids_changed on carrier_equipments;
    drop trigger carrier_equipments_keep_ids_deleted on carrier_equipments;
    drop trigger documents_keep_completion on documents;
    drop trigger documents_keep_completion_changed on documents;
    drop trigger documents_keep_completion_deleted on documents;
    drop trigger carriers_keep_completion on carriers;
    drop function carrier_equipments_keep_ids, documents_keep_completion, carriers_keep_completion, carrier_completion, missing_parts;
    alter table carriers drop equipment_ids, drop kept_completion, drop kept_missing, drop kept_until;
  `);
}

const FIRST_DOCUMENT = 16;

const FIELDS = ['carrierName', 'rfc', 'ein', 'caat', 'scacCode', 'contactPhone', 'quotingEmail'];
FIELDS.push('countries', 'movements', 'originStates', 'deliveryStates', 'equipmentList');
FIELDS.push('addressList');

const DOCUMENTS = [
  ...['insurance_cover', 'proof_of_address', 'incorporation_act', 'legal_representative_id'],
  ...['official_id', 'tax_status_certificate', 'positive_tax_compliance', 'bank_statement'],
  ...['transport_certificate', 'carrier_certificate', 'customer_packet', 'wire_instructions'],
  ...['security_certificates', 'credit_application'],
];

const PARTS = [
  ...FIELDS.map((name, place) => ({ kind: 'field', name, bit: 2 ** place })),
  ...DOCUMENTS.map((name, place) => ({ kind: 'document', name, bit: documentBit(place) })),
];

const BIT_OF_TYPE = `case type ${DOCUMENTS.map((name, place) => `when '${name}' then ${documentBit(place)}`).join(' ')} else 0 end`;

const completion = '(100 * bit_count(held::bit(32)) / bit_count(needed::bit(32)))::integer';

/** The bits of the needed parts. */
function needed(row: string): string {
  const mexican = `${row}.nationality = 'MX'`;
  const american = `${row}.nationality = 'US'`;
  const crosses = `'cross_border' = any (${row}.movements)`;
  const person = `${row}.carrier_type = 'owner_operator'`;
  return `8161 + 196608
    + case when ${mexican} then 2 + 14680064 + 16777216 + case when ${person} then 0 else 786432 end
        when ${american} then 4 + 201326592 + case when ${row}.hazmat then 16777216 else 0 end
        else 201326592 + case when ${row}.hazmat then 16777216 else 0 end end
    + case when ${person} then 1048576 else 0 end
    + case when ${crosses} then 24 + 33554432
        when ${row}.hazmat or 'us' = any (${row}.movements) then 33554432 else 0 end`;
}

/** The bits of the filled fields. */
function filled(row: string): string {
  const given = ['carrier_name', 'rfc', 'ein', 'caat', 'scac_code', 'contact_phone'];
  const listed = ['countries', 'movements', 'origin_states', 'delivery_states', 'equipment_ids'];
  const conditions = [
    ...given.map((column) => `${row}.${column} is not null`),
    `${row}.quoting_email::text <> ''`,
    ...listed.map((column) => `cardinality(${row}.${column}) > 0`),
    `jsonb_array_length(${row}.address_list) > 0`,
  ];
  return conditions
    .map((has, place) => `case when ${has} then ${2 ** place} else 0 end`)
    .join(' + ');
}

function chosen({ kind, name, bit }: (typeof PARTS)[number]): string {
  return `case when bits & ${bit} <> 0 then '{"kind":"${kind}","name":"${name}"}' end`;
}

function documentBit(place: number): number {
  return 2 ** (FIRST_DOCUMENT + place);
}
