import pg from 'pg';
import type { Knex } from 'knex';

/** The clock of a sandbox: the machine's time and the milliseconds by which calls have moved it. */
export class SandboxClock {
  readonly #db: Knex;
  #movedMs: number;
  #storyAt: Date;

  constructor(db: Knex, { movedMs, storyAt }: State) {
    this.#db = db;
    this.#movedMs = movedMs;
    this.#storyAt = storyAt;
  }

  /** Reads how far the clock was moved before the process started. */
  static async of(db: Knex): Promise<SandboxClock> {
    const state = await db('sandbox.state').first<State>('movedMs', 'storyAt');
    return new SandboxClock(db, state);
  }

  readonly now = (): Date => new Date(Date.now() + this.#movedMs);

  /** By how many milliseconds it is ahead of the machine's clock. */
  get movedMs(): number {
    return this.#movedMs;
  }

  /** When the story was written, by this clock. */
  get storyAt(): Date {
    return this.#storyAt;
  }

  /** Moves it forward to this time, in SQL and in the process; a time that has passed changes nothing. */
  async moveTo(time: Date): Promise<void> {
    const movedMs = Math.max(this.#movedMs, time.getTime() - Date.now());
    await this.#db('sandbox.state').update({ movedMs });
    this.#movedMs = movedMs;
  }

  /**
   * Sets it back to the machine's time, at which `write` writes a new story; both take effect together, or neither when
   * `write` fails.
   */
  async restart(write: (trx: Knex.Transaction, storyAt: Date) => Promise<void>): Promise<void> {
    const storyAt = new Date();
    await this.#db.transaction(async (trx) => {
      await trx('sandbox.state').update({ movedMs: 0, storyAt });
      await write(trx, storyAt);
    });
    this.#movedMs = 0;
    this.#storyAt = storyAt;
  }
}

interface State {
  movedMs: number;
  storyAt: Date;
}

/**
 * Lets `now()` and `clock_timestamp()` in SQL return the time of the sandbox. Functions of the schema `sandbox` come before
 * those of Postgres in the search path of the database, for views, defaults and functions too, because the schema exists
 * before the migrations. New tables go to `public`. Only for a database that no connection has used yet.
 */
export async function installClock(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(INSTALL);
  } finally {
    await client.end();
  }
}

const INSTALL = `
  create schema if not exists sandbox;
  create table if not exists sandbox.state (
    single boolean primary key default true check (single),
    moved_ms bigint not null default 0 check (moved_ms >= 0),
    story_at timestamptz not null default pg_catalog.now()
  );
  insert into sandbox.state default values on conflict do nothing;
  create or replace function sandbox.now() returns timestamptz language sql stable parallel safe as
    $$ select pg_catalog.now() + moved_ms * interval '1 millisecond' from sandbox.state $$;
  create or replace function sandbox.clock_timestamp() returns timestamptz language sql volatile parallel safe as
    $$ select pg_catalog.clock_timestamp() + moved_ms * interval '1 millisecond' from sandbox.state $$;
  do $$ begin
    execute format('alter database %I set search_path = public, sandbox, pg_catalog', current_database());
  end $$;`;
