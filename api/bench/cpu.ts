import { readdirSync, readFileSync } from 'node:fs';
import type { Knex } from 'knex';

/** The processor time that this process, and Postgres on this machine, have used, in milliseconds. */
export interface Cpu {
  node: number;
  postgres: number;
}

/** The processor time of a piece of work; 0 for Postgres where it cannot be read: on another machine, or not on Linux. */
export async function cpuOf(db: Knex, work: () => Promise<unknown>): Promise<Cpu> {
  const server = await serverOf(db);
  const before = { node: ownCpu(), postgres: ofServer(server) };
  await work();
  return { node: ownCpu() - before.node, postgres: ofServer(server) - before.postgres };
}

/** The processor time in seconds that a process has used; 0 where it cannot be read. */
export function secondsOf(pid: number): number {
  const ticks = ticksOf(fieldsOf(pid)).reduce((sum, one) => sum + Number(one), 0);
  return (ticks * TICK_MS) / 1000;
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The process that started the one of a connection. */
async function serverOf(db: Knex): Promise<string | undefined> {
  const { rows } = await db.raw('select pg_backend_pid() as pid');
  return fieldsOf(rows[0].pid)?.[PARENT];
}

/** The time of the server, of its ended processes and of its running ones. */
function ofServer(server: string | undefined): number {
  const main = server && fieldsOf(server);
  if (!main) return 0;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = pids.map((pid) => fieldsOf(pid)).filter((one) => one?.[PARENT] === server);
  const ticks = [...main.slice(USER, USER + 4), ...children.flatMap(ticksOf)].map(Number);
  return ticks.reduce((sum, one) => sum + one, 0) * TICK_MS;
}

function ticksOf(fields: string[] | undefined): string[] {
  return fields?.slice(USER, USER + 2) ?? [];
}

/** The fields of `/proc/<pid>/stat` behind the program's name, and the places of some of them. */
function fieldsOf(pid: string | number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const PARENT = 1;
const USER = 11;
const TICK_MS = 10;
