import type { Page } from 'playwright-core';
import { visit } from '../browser.ts';

/** Matches the name of any record. */
const NAMED = /\S{2,}/;

/**
 * The admin's paths in the specification's section 2 (below /admin unless they begin with a slash) and each page's
 * title.
 */
export const PAGES: Record<string, RegExp> = {
  users: /^Usuarios$/,
  'users/new': /^Nuevo usuario$/,
  'users/{id}/edit': /^Editar usuario/,
  'users/{id}/view': NAMED,
  contacts: /^Contactos$/,
  'contacts/new': /^Nuevo contacto$/,
  'contacts/{id}/edit': /^Editar contacto/,
  'contacts/{id}/view': NAMED,
  companies: /^Clientes$/,
  'companies/new': /^Nuevo cliente$/,
  'companies/{id}/edit': /^Editar cliente/,
  'companies/{id}/view': NAMED,
  carriers: /^Transportistas$/,
  'carriers/new': /^Nuevo transportista$/,
  'carriers/{id}/edit': /^Editar transportista/,
  'carriers/{id}/view': NAMED,
  'carriers/{id}/documents': /^Documentos de \S/,
  'carriers/load': /^Subir transportistas$/,
  'catalogs/contact_types': /^Tipos de contacto$/,
  'catalogs/contact_types/new': /^Nuevo tipo de contacto$/,
  'catalogs/contact_types/{id}/edit': /^Tipo de contacto \S/,
  'catalogs/contact_types/{id}/view': NAMED,
  'catalogs/packaging': /^Embalajes$/,
  'catalogs/packagings/new': /^Nuevo embalaje$/,
  'catalogs/packagings/{id}/edit': /^Embalaje \S/,
  'catalogs/equipments': /^Equipos$/,
  'catalogs/equipments/new': /^Nuevo equipo$/,
  'catalogs/equipments/{id}/edit': /^Equipo \S/,
  'catalogs/comodities': /^Mercancías$/,
  'catalogs/comodities/new': /^Nueva mercancía$/,
  'catalogs/comodities/{id}/edit': /^Mercancía \S/,
  'catalogs/incidents': /^Incidencias$/,
  'catalogs/incidents/new': /^Nueva incidencia$/,
  'catalogs/incidents/{id}/edit': /^Incidencia \S/,
  vehicles: /^Unidades y remolques$/,
  'vehicles/new': /^Nueva unidad o remolque$/,
  'vehicles/{id}/edit': /^Editar unidad/,
  'vehicles/{id}/view': NAMED,
  'catalogs/bridges': /^Cruces fronterizos$/,
  'catalogs/bridges/new': /^Nuevo cruce fronterizo$/,
  'catalogs/bridges/{id}/edit': /^Cruce fronterizo \S/,
  operators: /^Operadores$/,
  'operators/new': /^Nuevo operador$/,
  'operators/{id}/edit': /^Editar operador/,
  'operators/{id}/view': NAMED,
  settlements: /^Liquidaciones$/,
  claims: /^Registros reclamados$/,
  passport: /^Mi pasaporte$/,
  border: /^Frontera$/,
  radar: /^Radar de documentos$/,
  locations: /^Ubicaciones$/,
  'locations/new': /^Nueva ubicación$/,
  'locations/{id}/edit': /^Editar ubicación/,
  'locations/{id}/view': NAMED,
  'locations/load': /^Subir ubicaciones$/,
  quotes: /^Cotizaciones$/,
  'quotes/new': /^Nueva cotización$/,
  'quotes/{id}/requote': /^Recotizar Q-/,
  'quotes/{id}/edit': /^Editar cotización Q-/,
  'quotes/{id}/view': /^Cotización Q-/,
  shipments: /^Embarques$/,
  'shipments/new': /^Nuevo embarque$/,
  'shipments/{id}/edit': /^Editar embarque/,
  'shipments/{id}/view': NAMED,
  'shipments/load': /^Subir embarques$/,
  routes: /^(Rutas|Asignadas)$/,
  'routes/new': /^Nueva ruta$/,
  'routes/{id}/edit': /^Editar ruta/,
  'routes/{id}/view': NAMED,
  history: /^Historial$/,
  'history/{id}': NAMED,
  map: /^Mapa$/,
  results: /^Resultados$/,
  keys: /^Llaves de API$/,
  'keys/{id}/view': NAMED,
  webhooks: /^Webhooks$/,
  'webhooks/{id}/view': NAMED,
  notifications: /^Notificaciones$/,
  validations: /^Validaciones$/,
  'validations/{id}/view': NAMED,
  diesel: /^Diésel y tipo de cambio$/,
  'diesel/exchange_rates': /^Tipos de cambio$/,
  inquiries: /^Solicitudes del sitio$/,
  'inquiries/{id}/view': NAMED,
  '/profile': NAMED,
  'carrier/quotes': NAMED,
  'carrier/quotes/view?id={id}': NAMED,
  'carrier/history': NAMED,
  'carrier/history/view?id={id}': NAMED,
  'carrier/routes': NAMED,
  'carrier/routes/view?id={id}': NAMED,
  'carrier/documents': NAMED,
  'carrier/profile': NAMED,
};

/** The API path and query that lists the records for a page with `{id}`, when it differs from the page's own path. */
const RECORDS: Record<string, string> = {
  carriers: 'carriers?network=own&sort=-createdAt',
  'quotes/{id}/edit': 'quotes?status=created,pending',
  'quotes/{id}/requote': 'quotes?status=rated',
  history: 'history?sort=-createdAt',
  validations: 'validations?status=pending',
  'carrier/quotes/view?id=': 'invitations?sort=-createdAt',
  'carrier/history/view?id=': 'history?sort=-createdAt',
  'carrier/routes/view?id=': 'routes?sort=-createdAt',
};

/** Goes to one of `PAGES` and returns its title when it is shown. */
export async function titleAt(page: Page, path: string, go = visit): Promise<string> {
  const id = path.includes('{id}') ? await firstId(page, path) : '';
  return titleOf(page, path, id, go);
}

/** The same for the record with this id. */
export async function titleOf(page: Page, path: string, id: string, go = visit): Promise<string> {
  const to = path.replace('{id}', id);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  const target = to.startsWith('/') ? to : `/admin/${to}`;
  if (new URL(page.url()).pathname !== target) {
    await go(page, target);
    const same = before.replace(/[^\p{L}\d]/gu, '\\$&');
    await heading.filter({ hasNotText: new RegExp(`^${same}$`) }).waitFor();
  }
  await heading.filter({ hasText: PAGES[path]! }).waitFor();
  return (await heading.innerText()).trim();
}

/** The id of a record that the signed-in user may open at the path: the newest where the list can be sorted by date. */
export async function firstId(page: Page, path: string): Promise<string> {
  return (await firstIds(page, path))[0]!;
}

/** The ids of the first records that the signed-in user may open at the path; the same order. */
export async function firstIds(page: Page, path: string): Promise<string[]> {
  const list = path.split(/\/?\{id\}/)[0]!;
  const from =
    RECORDS[path] ??
    RECORDS[list] ??
    (list.startsWith('catalogs/') ? list : `${list}?sort=-createdAt`);
  return page.evaluate(`(async () => {
    const headers = { authorization: 'Bearer ' + localStorage.getItem('accessToken') };
    const records = await (await fetch('/api/${from}', { headers })).json();
    return records.map(({ id, quoteId }) => ${from.startsWith('history')} ? quoteId : id);
  })()`);
}
