import { readdir } from 'node:fs/promises';
import type { Build, Call, Permissions, PermissionsByResource, Row } from './types.ts';

const modules = await readModulePermissions();

/** Each resource of the product with the permissions from all modules. */
export const RESOURCES: Record<string, Collected> = collect();

/** Operations without a row in the table, with the reason that their module gives. */
export const EXEMPT: Record<string, string> = Object.assign(
  {},
  ...modules.map(({ exempt }) => exempt),
);

interface Collected {
  policy: Record<string, unknown>;
  records: Record<string, Build>;
  calls: Call[];
  rows: Row[];
  unseen: Record<string, string>;
  parts: NonNullable<Permissions['parts']>;
  own?: Permissions['own'];
}

interface PermissionFile {
  permissions?: PermissionsByResource;
  exempt?: Record<string, string>;
}

/** The permissions.ts of every module that has one. */
async function readModulePermissions(): Promise<PermissionFile[]> {
  const api = new URL('../../', import.meta.url);
  const entries = await readdir(api, { recursive: true });
  const names = entries
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^\w+\/\w+\/test\/permissions\.ts$/.test(file))
    .map((file) => file.slice(0, -'/permissions.ts'.length));
  return Promise.all(names.sort().map((name) => import(`../../${name}/permissions.ts`)));
}

function collect() {
  const resources: Record<string, Collected> = {};
  const parts = modules.flatMap(({ permissions = {} }) => Object.entries(permissions));
  for (const [resource, part] of parts) {
    add((resources[resource] ??= emptyResource()), part, resource);
  }
  return resources;
}

function emptyResource(): Collected {
  return { policy: {}, records: {}, calls: [], rows: [], unseen: {}, parts: {} };
}

function add(resource: Collected, part: Permissions, name: string) {
  const { policy, records = {}, calls = [], rows = [], own } = part;
  for (const record of Object.keys(records)) {
    if (record in resource.records) throw new Error(`Two modules build ${record} of ${name}`);
  }
  if (policy) resource.policy = policy as Record<string, unknown>;
  Object.assign(resource.records, records);
  if (own) resource.own = own;
  Object.assign(resource.unseen, part.unseen);
  Object.assign(resource.parts, part.parts);
  resource.calls.push(...calls);
  resource.rows.push(...rows);
}
