import type { Schemas } from '../contract/types.ts';
import { noteConnection } from '../data/connection.ts';
import { accessToken } from './renew.ts';

/** The actions that the signed-in user may do, per resource, by the API's policies. */
export type Permissions = Record<string, string[]>;

type OwnSession = Schemas['OwnSession'];

let session: Promise<OwnSession> | undefined;
let answered: OwnSession | undefined;

/** The answer of `GET /api/session`, asked once a page load, again after a failure. */
export function readOwnSession(): Promise<OwnSession> {
  session ??= askSession();
  session.catch(() => (session = undefined));
  return session;
}

/** The user's permissions. */
export async function readPermissions(): Promise<Permissions> {
  return (await readOwnSession()).permissions;
}

/** The user's permissions once they are read; undefined before. */
export function knownPermissions(): Permissions | undefined {
  return answered?.permissions;
}

/** Whether a list of permitted actions covers react-admin's action. */
export function permits(actions: readonly string[] | undefined, action: string): boolean {
  const names = [action, ...(SYNONYMS[action] ?? [])];
  return names.some((name) => actions?.includes(name));
}

async function askSession(): Promise<OwnSession> {
  const headers = { Authorization: `Bearer ${await accessToken()}` };
  const response = await fetch('/api/session', { headers }).catch((error: unknown) => {
    noteConnection(false);
    throw error;
  });
  if (!response.ok)
    throw Object.assign(new Error(response.statusText), { status: response.status });
  answered = (await response.json()) as OwnSession;
  return answered;
}

const SYNONYMS: Record<string, string[]> = {
  edit: ['update'],
  clone: ['create'],
};
