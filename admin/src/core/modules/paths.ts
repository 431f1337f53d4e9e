const ID = /^(\d+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** The name of a resource, which may contain a slash, and the path of its list, if not its name. */
export interface ResourcePaths {
  name: string;
  listPath?: string;
  /** Whether /x/{id} is a page of its own, so that the path is not changed. */
  isBare?: boolean;
}

/**
 * Turns react-admin's paths into the specification's: /x/create into /x/new, /x/{id} into /x/{id}/edit,
 * /x/{id}/show into /x/{id}/view, /x into its list's path, for these resources. Other paths, with their
 * query and fragment, stay as they are.
 */
export function specifiedPath(path: string, resources: readonly ResourcePaths[]): string {
  const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const resource = resources.find(({ name }) => `${pathname}/`.startsWith(`/admin/${name}/`));
  if (!resource) return path;
  const base = `/admin/${resource.name}`;
  if (pathname === base) return `/admin/${resource.listPath ?? resource.name}${suffix}`;
  const [id = '', ...rest] = pathname.slice(base.length + 1).split('/');
  const last = rest.join('/');
  if (id === 'create') return `${base}/new${last && `/${last}`}${suffix}`;
  if (!isId(id) || resource.isBare) return path;
  return `${base}/${id}/${specifiedPage(rest)}${suffix}`;
}

/** Whether a segment of a path is a record's id: a UUID, or a number. */
export function isId(part: string): boolean {
  return ID.test(part);
}

function specifiedPage([page = '', ...rest]: string[]): string {
  const names: Record<string, string> = { '': 'edit', show: 'view' };
  const tab = /^\d+$/.test(page) ? ['edit', page] : [names[page] ?? page];
  return [...tab, ...rest].filter(Boolean).join('/');
}
