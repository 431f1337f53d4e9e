import type { SessionUser } from '../auth/session.ts';

/** An entry of the side navigation: its path below /admin and its text below `anden.menu`. */
export interface Entry {
  path: string;
  /** The resource that it lists, if not the one of its path's name. */
  resource?: string;
  label: string;
  /** Which records of the resource wait for the user: their number stands beside the text. */
  waiting?: object;
}

/** The side navigation: entries, some of them in a group that opens and closes. */
export interface Navigation {
  group?: { label: string; entries: Entry[] };
  entries: Entry[];
}

/**
 * The side navigation of a user (specification, section 2), as far as it is built: an entry appears
 * when a module has its path, and where the user may list the resource of that name.
 */
export function navigationOf(
  user: Pick<SessionUser, 'user_type' | 'user_role'>,
  built: ReadonlySet<string>,
  permissions: Record<string, string[]>,
): Navigation {
  const { group, entries } = specified(user.user_type.name, user.user_role.name);
  const shown = ({ path, resource = path }: Entry) =>
    built.has(path) && (path.startsWith('carrier/') || !!permissions[resource]?.includes('list'));
  const grouped = group?.entries.filter(shown) ?? [];
  return {
    entries: entries.filter(shown),
    ...(group && grouped.length > 0 && { group: { ...group, entries: grouped } }),
  };
}

function specified(type: string, role: string): Navigation {
  const leads = role === 'admin' || role === 'root';
  if (type === 'internal' && leads) return INTERNAL_ADMIN;
  if (type === 'carrier') return leads ? CARRIER_ADMIN : CARRIER_MEMBER;
  return leads ? CUSTOMER_ADMIN : EVERYBODY_ELSE;
}

const INTERNAL_ADMIN: Navigation = {
  group: {
    label: 'catalogs',
    entries: [
      { path: 'catalogs/comodities', label: 'comodities' },
      { path: 'catalogs/equipments', label: 'equipments' },
      { path: 'catalogs/packaging', resource: 'catalogs/packagings', label: 'packaging' },
      { path: 'catalogs/contact_types', label: 'contact_types' },
      { path: 'catalogs/incidents', label: 'incidents' },
    ],
  },
  entries: [
    { path: 'companies', label: 'companies' },
    { path: 'carriers', label: 'carriers' },
    { path: 'routes', label: 'routes' },
    { path: 'quotes', label: 'quotes' },
    { path: 'users', label: 'users' },
    { path: 'validations', label: 'validations', waiting: { status: ['pending'] } },
    { path: 'inquiries', label: 'inquiries' },
  ],
};

const CUSTOMER_ADMIN: Navigation = {
  entries: [
    { path: 'companies', label: 'companies' },
    { path: 'carriers', label: 'carriers' },
    { path: 'quotes', label: 'quotes' },
    { path: 'routes', label: 'assigned' },
  ],
};

const CARRIER_ADMIN: Navigation = {
  entries: [
    { path: 'carrier/quotes', label: 'quotes' },
    { path: 'carrier/routes', label: 'assigned' },
    { path: 'carrier/history', label: 'history' },
    { path: 'carrier/documents', label: 'documents' },
    { path: 'carrier/profile', label: 'profile' },
  ],
};

const CARRIER_MEMBER: Navigation = {
  entries: [
    { path: 'carrier/quotes', label: 'quotes' },
    { path: 'carrier/routes', label: 'assigned' },
  ],
};

const EVERYBODY_ELSE: Navigation = {
  entries: [
    { path: 'locations', label: 'locations' },
    { path: 'quotes', label: 'quotes' },
    { path: 'shipments', label: 'shipments' },
    { path: 'inquiries', label: 'inquiries' },
  ],
};
