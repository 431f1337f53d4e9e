import type { Knex } from 'knex';

/**
 * How many attempts of a job that has not ended have begun. A row is committed before the work, beside the job's own
 * transaction, so that an attempt whose process was killed counts too. Its id is the job's.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    create table job_attempts (
      id uuid primary key,
      queue text not null,
      attempts integer not null check (attempts >= 0),
      begun_at timestamptz not null default now()
    );
    create index on job_attempts (begun_at);
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table job_attempts');
}
