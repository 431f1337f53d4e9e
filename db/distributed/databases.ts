import type { Knex } from 'knex';
import { open } from '../connect.ts';

/**
 * Creates a database with the Citus extension on a coordinator and its workers, unless it exists, and tells the
 * coordinator of the workers. The URLs are of any database of each server.
 */
export async function createDistributed(
  coordinator: string,
  workers: string[],
  name: string,
): Promise<void> {
  const urls = [coordinator, ...workers];
  await Promise.all(urls.map((url) => createDatabase(url, name)));
  await withDatabase(databaseOf(coordinator, name), (db) => addNodes(db, urls));
}

/** Drops the databases whose names begin with `prefix` from each of these servers. */
export async function dropDistributed(urls: string[], prefix: string): Promise<void> {
  for (const url of urls)
    await withDatabase(databaseOf(url, 'postgres'), async (db) => {
      const names = await db('pg_database').where('datname', 'like', `${prefix}%`).pluck('datname');
      for (const name of names) await db.raw('drop database ?? with (force)', [name]);
    });
}

/** The URLs of the workers of a coordinator, with the user and the password of its own URL. */
export async function workersOf(coordinator: string): Promise<string[]> {
  const nodes = await withDatabase(coordinator, (db) =>
    db('pg_dist_node').whereNot({ groupid: 0 }).orderBy('nodeid').select('nodename', 'nodeport'),
  );
  return nodes.map(
    ({ nodename, nodeport }) =>
      Object.assign(new URL(coordinator), { hostname: nodename, port: nodeport }).href,
  );
}

async function createDatabase(url: string, name: string): Promise<void> {
  await withDatabase(databaseOf(url, 'postgres'), async (db) => {
    const existing = await db('pg_database').where({ datname: name }).first('datname');
    if (!existing) await db.raw('create database ??', [name]);
  });
  await withDatabase(databaseOf(url, name), (db) => db.raw('create extension if not exists citus'));
}

async function addNodes(db: Knex, urls: string[]): Promise<void> {
  const [coordinator, ...workers] = urls.map((url) => new URL(url));
  await db.raw('select citus_set_coordinator_host(?, ?)', place(coordinator!));
  for (const worker of workers) await db.raw('select citus_add_node(?, ?)', place(worker));
}

function place({ hostname, port }: URL): [string, number] {
  return [hostname, Number(port || 5432)];
}

function databaseOf(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function withDatabase<T>(url: string, work: (db: Knex) => PromiseLike<T>): Promise<T> {
  const db = open(url);
  return Promise.resolve(work(db)).finally(() => db.destroy());
}
