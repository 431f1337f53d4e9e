import type { Answer, Client } from '../client.ts';
import type { Body, Call, Cell, Outcome, Path, Scene, Target } from './types.ts';

/** An operation; by default its outcome is its status. */
export function call(
  operationId: string,
  action: string,
  method: keyof Client,
  path: Path,
  body: Body = () => ({}),
  outcome: Outcome = ({ status }) => cellOf(status),
): Call {
  const bare = method === 'get' || method === 'delete';
  const ask = async (scene: Scene) => {
    const url = `/api/${encodeURI(path(scene.target))}`;
    const { client } = scene;
    return outcome(await (bare ? client[method](url) : client[method](url, body(scene))), scene);
  };
  return { operationId, action, reads: method === 'get', body, ask };
}

/** An action on a record: a POST below it, at the action's name. */
export function action(operationId: string, resource: string, action: string, body?: Body) {
  return call(operationId, action, 'post', ({ id }) => `${resource}/${id}/${action}`, body);
}

/** A list; its outcome is whether it contains the record. */
export function listing(operationId: string, action: string, path: Path) {
  return call(operationId, action, 'get', path, undefined, ({ status, body }, { target }) => {
    if (status !== 200) return cellOf(status);
    return (body as Target[]).some(({ id }) => id === target.id) ? '+' : '0';
  });
}

/** The list, the export and the record. */
export function reads(path: string, name: string, names: string): Call[] {
  return [
    listing(`list${names}`, 'list', one(path)),
    call(`export${names}`, 'export', 'get', one(`${path}/export`), undefined, rowsIn),
    call(`get${name}`, 'show', 'get', byId(path)),
  ];
}

/** A change of a record, by PATCH and by PUT. */
export function updates(path: string, name: string, change: object): Call[] {
  return patched(`update${name}`, 'update', byId(path), () => change);
}

/** A PATCH, and the PUT that the contract has beside it. */
export function patched(operationId: string, action: string, path: Path, body?: Body): Call[] {
  const put = operationId.replace(/^[a-z]+/, 'replace');
  return [call(operationId, action, 'patch', path, body), call(put, action, 'put', path, body)];
}

/** The standard operations of an entity, with bulk changes and the record's changes. */
export function crud(
  path: string,
  name: string,
  names: string,
  change: object,
  body: Body,
): Call[] {
  return [
    ...reads(path, name, names),
    ...updates(path, name, change),
    call(`list${name}History`, 'show', 'get', ({ id }) => `${path}/${id}/history`),
    call(`create${name}`, 'create', 'post', () => path, body),
    call(`delete${name}`, 'delete', 'delete', byId(path)),
    inBulk(`bulk${names}`, path, 'delete', { action: 'archive' }),
  ];
}

/** An action on one record in a bulk call. */
export function inBulk(operationId: string, path: string, action: string, body: object): Call {
  const ids: Body = ({ target }) => ({ ids: [target.id], ...body });
  return call(operationId, action, 'post', () => `${path}/bulk`, ids, firstResult);
}

/** The imports of a file and of a list; a 422 for an invalid file also means that the import was allowed. */
export function imports(path: string, name: string, names: string, body: () => object): Call[] {
  const file = () => {
    const form = new FormData();
    form.append('file', new Blob(['Nada\nNada\n']), 'nada.csv');
    return form;
  };
  const isRead = ({ status }: Answer<unknown>) => (status === 422 ? '+' : cellOf(status));
  return [
    call(`import${names}`, 'load', 'post', () => `${path}/bulkFile`, file, isRead),
    call(
      `create${names}`,
      'load',
      'post',
      () => `${path}/bulk${names}`,
      () => [body()],
    ),
    call(`get${names}Template`, 'load', 'get', () => `${path}/bulkTemplate`),
    call(`list${name}Columns`, 'load', 'get', () => `${path}/bulkColumns`),
  ];
}

/** The path of a record. */
export function byId(path: string): Path {
  return ({ id }) => `${path}/${id}`;
}

/** The path of a list filtered to the record. */
export function one(path: string): Path {
  return ({ id }) => `${path}?filter={"id":["${id}"]}`;
}

function rowsIn({ status, body }: Answer<unknown>) {
  if (status !== 200) return cellOf(status);
  return (body as string).trim().split('\n').length > 1 ? '+' : '0';
}

function firstResult({ status, body }: Answer<unknown>) {
  return cellOf(
    status === 200 ? (body as { results: { status: number }[] }).results[0]!.status : status,
  );
}

function cellOf(status: number): Cell | string {
  if (status < 300) return '+';
  return { 403: '-', 404: '0' }[status] ?? String(status);
}
