import { accessToken } from './renew.ts';

/** What the signed-in user may do, per resource, as the API's policies say. */
export type Permissions = Record<string, string[]>;

let known: Promise<Permissions> | undefined;

/** The user's permissions from `GET /api/session`, asked once a page load, again after a failure. */
export function readPermissions(): Promise<Permissions> {
  known ??= askPermissions();
  known.catch(() => (known = undefined));
  return known;
}

/** Whether a list of permitted actions covers react-admin's action. */
export function permits(actions: readonly string[] | undefined, action: string): boolean {
  const names = [action, ...(SYNONYMS[action] ?? [])];
  return names.some((name) => actions?.includes(name));
}

async function askPermissions(): Promise<Permissions> {
  const response = await fetch('/api/session', {
    headers: { Authorization: `Bearer ${await accessToken()}` },
  });
  if (!response.ok)
    throw Object.assign(new Error(response.statusText), { status: response.status });
  return ((await response.json()) as { permissions: Permissions }).permissions;
}

const SYNONYMS: Record<string, string[]> = {
  edit: ['update'],
  clone: ['create'],
};
