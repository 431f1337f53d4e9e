import { quoteInput } from '../../quotes/factory.ts';
import { ROLES } from '../../users/roles.ts';
import type { Answer, Client } from '../client.ts';
import type { Target } from './records.ts';
import type { Cell } from './table.ts';
import type { Person, World } from './world.ts';

/** What a call is about. */
export interface Scene {
  client: Client;
  world: World;
  person: Person;
  target: Target;
}

/** An operation of the contract as a request, whose outcome is a cell, or another status. */
export interface Call {
  operationId: string;
  action: string;
  reads: boolean;
  ask: (scene: Scene) => Promise<Cell | string>;
}

const CHANGE = { comment: 'Revisado' };
const NAMES = { nameEs: 'Prueba', nameEn: 'Test' };

/** Every call of the table, resource by resource. */
export const CALLS: Record<string, Call[]> = {
  users: [
    ...crud('users', 'User', 'Users', { firstName: 'Rocío' }, newUser),
    call('getUserDetailsById', 'show', 'get', ({ id }) => `users/details/${id}`),
    call('getUserDetails', 'details', 'get', ({ email }) => `users/details?email=${email}`),
    call('confirmUser', 'confirm', 'get', ({ email }) => `users/confirm?email=${email}`),
    call('setUserFile', 'update', 'patch', ({ id }) => `users/${id}/file?fileParam={"clave":"a"}`),
  ],
  companies: [
    ...crud('companies', 'Company', 'Companies', { comercialName: 'Nueva' }, () => ({
      name: 'Nueva',
    })),
    call('updateCompany', 'changePlan', 'patch', byId('companies'), ({ target }) => ({
      plan: target.plan === 'free' ? 'premium' : 'free',
    })),
  ],
  contacts: crud('contacts', 'Contact', 'Contacts', { name: 'Rocío' }, () => ({ name: 'Rocío' })),
  carriers: [
    ...crud('carriers', 'Carrier', 'Carriers', { comercialName: 'Nuevo' }, () => ({
      carrierName: `Nuevo ${crypto.randomUUID()}`,
    })),
    listing(
      'findCarriers',
      'find',
      ({ carrierName }) => `carriers/find?carrierName=${carrierName}`,
    ),
    call('updateCarrier', 'assess', 'patch', byId('carriers'), () => ({ confidence: 'high' })),
  ],
  'catalogs/equipments': catalog('equipments', 'Equipment', 'Equipments', { category: 'dry_van' }),
  'catalogs/comodities': catalog('comodities', 'Comodity', 'Comodities', {}),
  'catalogs/packagings': catalog('packagings', 'Packaging', 'Packagings', {}),
  'catalogs/contact_types': catalog('contact_types', 'ContactType', 'ContactTypes', {
    audience: 'carriers',
  }),
  'catalogs/incidents': catalog('incidents', 'Incident', 'Incidents', { severity: 'low' }),
  locations: crud('locations', 'Location', 'Locations', { name: 'Patio' }, () => ({
    name: 'Patio',
    city: 'Monterrey',
    state: 'MX-NLE',
    country: 'MX',
  })),
  quotes: [
    ...seen('quotes', 'Quote', 'Quotes'),
    ...changed('quotes', 'Quote', CHANGE),
    call(
      'createQuote',
      'create',
      'post',
      () => 'quotes',
      () => quoteInput(),
    ),
    call('listQuoteEvents', 'show', 'get', ({ id }) => `quotes/${id}/events`),
    call('matchCarriers', 'match', 'get', ({ id }) => `quotes/${id}/matches`),
    verb('sendQuote', 'quotes', 'send', ({ world }) => ({ carrierIds: [world.internal.id] })),
    verb('awardQuote', 'quotes', 'award', ({ target }) => ({ invitationId: target.invitationId })),
    verb('dismissQuote', 'quotes', 'dismiss', () => ({ reason: 'other' })),
  ],
  invitations: [
    ...seen('invitations', 'Invitation', 'Invitations').filter(({ action }) => action !== 'export'),
    verb('openInvitation', 'invitations', 'open'),
    verb('confirmAvailability', 'invitations', 'available'),
    verb('rateInvitation', 'invitations', 'rate', () => ({ currency: 'USD', allIn: '900.00' })),
    verb('declineInvitation', 'invitations', 'decline', () => ({ reason: 'no_availability' })),
  ],
  shipments: [
    ...seen('shipments', 'Shipment', 'Shipments'),
    ...changed('shipments', 'Shipment', CHANGE),
    call('createShipment', 'create', 'post', () => 'shipments', newShipment),
    call('listShipmentEvents', 'show', 'get', ({ id }) => `shipments/${id}/events`),
    verb('moveShipment', 'shipments', 'move', ({ target }) => ({
      status: target.status === 'assigned' ? 'at_pickup' : 'confirmed',
    })),
  ],
  saved_queries: [
    listing('listSavedQueries', 'list', one('saved_queries')),
    call(
      'createSavedQuery',
      'create',
      'post',
      () => 'saved_queries',
      () => ({
        resource: 'carriers',
        name: crypto.randomUUID(),
        query: { filter: {} },
      }),
    ),
    call('deleteSavedQuery', 'delete', 'delete', byId('saved_queries')),
  ],
};

type Path = (target: Target) => string;
type Body = (scene: Scene) => object;

function call(
  operationId: string,
  action: string,
  method: keyof Client,
  path: Path,
  body: Body = () => ({}),
  outcome: (answer: Answer<unknown>, scene: Scene) => Cell | string = ({ status }) =>
    cellOf(status),
): Call {
  const bare = method === 'get' || method === 'delete';
  const ask = async (scene: Scene) => {
    const url = `/api/${encodeURI(path(scene.target))}`;
    const { client } = scene;
    return outcome(await (bare ? client[method](url) : client[method](url, body(scene))), scene);
  };
  return { operationId, action, reads: method === 'get', ask };
}

function verb(operationId: string, resource: string, action: string, body?: Body) {
  return call(operationId, action, 'post', ({ id }) => `${resource}/${id}/${action}`, body);
}

function listing(operationId: string, action: string, path: Path) {
  return call(operationId, action, 'get', path, undefined, ({ status, body }, { target }) => {
    if (status !== 200) return cellOf(status);
    return (body as Target[]).some(({ id }) => id === target.id) ? '+' : '0';
  });
}

function seen(path: string, name: string, names: string): Call[] {
  return [
    listing(`list${names}`, 'list', one(path)),
    call(`export${names}`, 'export', 'get', one(`${path}/export`), undefined, rowsIn),
    call(`get${name}`, 'show', 'get', byId(path)),
  ];
}

function changed(path: string, name: string, change: object): Call[] {
  return [
    call(`update${name}`, 'update', 'patch', byId(path), () => change),
    call(`replace${name}`, 'update', 'put', byId(path), () => change),
  ];
}

function crud(path: string, name: string, names: string, change: object, body: Body): Call[] {
  const ids: Body = ({ target }) => ({ ids: [target.id], action: 'archive' });
  return [
    ...seen(path, name, names),
    ...changed(path, name, change),
    call(`list${name}History`, 'show', 'get', ({ id }) => `${path}/${id}/history`),
    call(`create${name}`, 'create', 'post', () => path, body),
    call(`delete${name}`, 'delete', 'delete', byId(path)),
    call(`bulk${names}`, 'delete', 'post', () => `${path}/bulk`, ids, firstResult),
  ];
}

function catalog(path: string, name: string, names: string, more: object) {
  const code = () => `T${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  return crud(`catalogs/${path}`, name, names, { nameEs: 'Otro' }, () => ({
    ...NAMES,
    ...more,
    code: code(),
  }));
}

function byId(path: string): Path {
  return ({ id }) => `${path}/${id}`;
}

function one(path: string): Path {
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

function newUser({ world, person: { user } }: Scene) {
  const { userTypeId } = user;
  const place = userTypeId === 1 ? { companyId: world.house.id } : {};
  const name = { firstName: 'Rocío', lastName: 'Prueba' };
  const email = `${crypto.randomUUID()}@prueba.test`;
  return { ...name, email, userTypeId, userRoleId: ROLES.member, ...place };
}

function newShipment() {
  const { movement, origin, destination } = quoteInput();
  return { movement, origin, destination };
}
