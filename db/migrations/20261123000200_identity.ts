import type { Knex } from 'knex';

/**
 * The embedded identity provider's sessions, grants, tokens and signing keys. `json`, not `jsonb`: requests may carry
 * characters that `jsonb` refuses.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    create table oidc_payloads (
      model text not null,
      id text not null,
      payload json not null check (json_typeof(payload) = 'object'),
      grant_id text,
      uid text,
      user_code text,
      account_id text,
      expires_at timestamptz,
      consumed_at timestamptz,
      primary key (model, id)
    );
    create index oidc_payloads_grant_id on oidc_payloads (grant_id) where grant_id is not null;
    create index oidc_payloads_uid on oidc_payloads (uid) where uid is not null;
    create index oidc_payloads_user_code on oidc_payloads (user_code) where user_code is not null;
    create index oidc_payloads_expires_at on oidc_payloads (expires_at);

    create table oidc_keys (
      kind text primary key check (kind in ('signing', 'cookie')),
      secret json not null check (json_typeof(secret) = 'object'),
      created_at timestamptz not null default now()
    );
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table oidc_keys, oidc_payloads');
}
