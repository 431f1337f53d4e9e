import type { Knex } from 'knex';

/** The carriers' passport: what brokers may see of a carrier's documents, how they judge them, and who opened them. */
export async function up(knex: Knex) {
  await knex.raw(`
    -- Records of brokers' own networks that a carrier with an account says are its own.
    create table claims (
      id uuid primary key default uuid_v7(),
      carrier_id uuid not null references carriers on delete cascade,
      record_id uuid not null references carriers on delete cascade check (record_id <> carrier_id),
      company_id uuid not null references companies,
      status text not null default 'open' check (status in ('open', 'proved', 'refused')),
      proof text check (proof in ('mail', 'review')),
      mailed_at timestamptz,
      reason text check (length(reason) <= 500),
      decided_by uuid references users,
      decided_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (carrier_id, record_id),
      check ((status = 'proved') = (proof is not null)),
      check ((status = 'refused') = (reason is not null))
    );
    create unique index claims_one_proved on claims (record_id) where status = 'proved';
    create index on claims (status, id);

    create table consents (
      id uuid primary key default uuid_v7(),
      carrier_id uuid not null references carriers on delete cascade,
      company_id uuid not null references companies,
      record_id uuid references carriers,
      status text not null default 'asked' check (status in ('asked', 'granted', 'refused', 'withdrawn')),
      types text[] check (cardinality(types) > 0),
      message text check (length(message) <= 500),
      reason text check (length(reason) <= 500),
      asked_by uuid references users,
      asked_at timestamptz not null default now(),
      decided_by uuid references users,
      decided_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (carrier_id, company_id)
    );
    create index on consents (company_id, id);

    -- What a broker itself decided about a document that a carrier shares with it.
    create table judgements (
      id uuid primary key default uuid_v7(),
      company_id uuid not null references companies,
      document_id uuid not null references documents on delete cascade,
      number integer not null check (number > 0),
      status text not null check (status in ('approved', 'rejected')),
      reason text check (length(reason) <= 500),
      expiration_date date,
      insured_amount numeric(13, 2) check (insured_amount > 0),
      insured_currency text check (insured_currency in ('MXN', 'USD')),
      certificates text[] not null default '{}' check (certificates <@ array['CTPAT', 'OEA']),
      judged_by uuid references users,
      judged_at timestamptz not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (document_id, company_id),
      check ((insured_amount is null) = (insured_currency is null)),
      check ((status = 'rejected') = (reason is not null)),
      check ((status = 'approved') = (expiration_date is not null))
    );

    -- Who, other than the carrier itself, opened or saved which file of its documents.
    create table document_openings (
      id uuid primary key default uuid_v7(),
      carrier_id uuid not null references carriers on delete cascade,
      document_id uuid not null references documents on delete cascade,
      number integer not null,
      saved boolean not null,
      user_id uuid references users,
      company_id uuid references companies,
      packet_id uuid,
      recipient text,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (num_nonnulls(user_id, recipient) = 1)
    );
    create index on document_openings (carrier_id, id desc);
    create index on document_openings (document_id);

    -- Copies of documents, as they stood, that a carrier sends to somebody it names.
    create table packets (
      id uuid primary key default uuid_v7(),
      carrier_id uuid not null references carriers on delete cascade,
      number text not null unique check (number ~ '^[0-9a-f]{32}$'),
      recipient text not null check (recipient <> ''),
      email citext not null,
      language text not null check (language in ('es', 'en')),
      content jsonb not null,
      made_by uuid references users,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index on packets (carrier_id, id desc);

    /*
     * The documents of a carrier as they count for a company, one of each type: by the review of the carrier's network, or
     * by the company's own judgement of the same version. For a record that the carrier has claimed, also what the
     * carrier shares with the company, where of other reviews only Andén's counts.
     */
    create function documents_for(for_company uuid, for_carrier uuid) returns table (
      type text, status text, expiration_date date, insured_amount numeric, insured_currency text, certificates text[]
    ) language sql stable as $$
      with passports as (
        select for_carrier as carrier_id, null::text[] as types, true as is_shared
        union all
        select claims.carrier_id, consents.types, consents.status = 'granted'
        from claims join consents on consents.carrier_id = claims.carrier_id and consents.company_id = for_company
        where claims.record_id = for_carrier and claims.status = 'proved'
      ), judged as (
        select judgements.*, number >= coalesce((select max(version.number) from document_versions version
          where version.document_id = judgements.document_id and version.status = 'approved'), 0) as is_current
        from judgements where company_id = for_company
          and document_id in (select id from documents where carrier_id in (select carrier_id from passports))
      ), reviewed as (
        select documents.*, is_shared and coalesce(documents.type = any (passports.types), true) as is_seen,
          carriers.id = for_carrier or carriers.company_id is null as is_review_ours
        from passports join carriers on carriers.id = passports.carrier_id
          join documents on documents.carrier_id = carriers.id
      ), held as (
        select reviewed.type, 'rejected' as status, null::date as expiration_date, null::numeric as insured_amount,
          null::text as insured_currency, '{}'::text[] as certificates, true as is_final
        from reviewed join judged on judged.document_id = reviewed.id
        where judged.status = 'rejected' and judged.is_current
        union all
        select reviewed.type, 'approved', judged.expiration_date, judged.insured_amount, judged.insured_currency,
          judged.certificates, judged.is_current
        from reviewed join judged on judged.document_id = reviewed.id
        where judged.status = 'approved'
        union all
        select type, case when is_review_ours then status when status is not null then 'pending' end,
          case when is_review_ours then expiration_date end, insured_amount, insured_currency, certificates, false
        from reviewed where is_seen
          and not exists (select from judged where judged.document_id = reviewed.id and judged.is_current)
      )
      select distinct on (type) type, status, expiration_date, insured_amount, insured_currency, certificates
      from held order by type, expiration_date desc nulls last, is_final desc
    $$;
  `);
}

export async function down(knex: Knex) {
  await knex.raw(
    'drop function documents_for; drop table packets, document_openings, judgements, consents, claims',
  );
}
