import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { newPage, visit } from '../../api/testing/browser.ts';
import { product } from '../../api/testing/product.ts';

/** A name of a record, whatever it is. */
const NAMED = /\S{2,}/;
const DENIED = 'No tiene acceso a esta página';

/** The paths of the specification's section 2 for the directory, and what stands at the top of each. */
const PATHS: Record<string, RegExp> = {
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
  'carriers/{id}/documents': /^Documentos$/,
  'carriers/load': /^Cargar transportistas$/,
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
  locations: /^Ubicaciones$/,
  'locations/new': /^Nueva ubicación$/,
  'locations/{id}/edit': /^Editar ubicación/,
  'locations/{id}/view': NAMED,
  'locations/load': /^Cargar ubicaciones$/,
  'carrier/profile': NAMED,
};

const OWN = Object.keys(PATHS).filter((path) => path !== 'carrier/profile');
const CATALOGS = ['Mercancías', 'Equipos', 'Embalajes', 'Tipos de contacto', 'Incidencias'];
const ALL_OTHERS = { opens: ['locations'], menu: ['Ubicaciones', 'Cotizaciones', 'Embarques'] };

/** Each kind of user: what it opens, what it is told that it may not open, and its side navigation, literally. */
const KINDS: Record<string, { opens: string[]; denied?: string[]; menu: string[] }> = {
  'root@anden.test': {
    opens: OWN,
    menu: [
      ...['Catálogos', ...CATALOGS, 'Clientes', 'Transportistas', 'Rutas', 'Cotizaciones'],
      ...['Usuarios', 'Validaciones'],
    ],
  },
  'staff@anden.test': {
    opens: ALL_OTHERS.opens,
    denied: ['companies/new', 'catalogs/incidents/new'],
    menu: ALL_OTHERS.menu,
  },
  'broker@puente.test': {
    opens: OWN.filter((path) => /^(companies|carriers|contacts|locations)/.test(path)),
    denied: ['catalogs/equipments/new'],
    menu: ['Clientes', 'Transportistas', 'Cotizaciones', 'Asignadas'],
  },
  'agent@puente.test': { ...ALL_OTHERS, denied: ['carriers/new', 'users'] },
  'shipper@maquila.test': {
    opens: OWN.filter((path) => path.startsWith('locations')),
    denied: ['carriers', 'users'],
    menu: ALL_OTHERS.menu,
  },
  'carrier@regio.test': {
    opens: ['carrier/profile', 'contacts', 'users'],
    denied: ['companies', 'locations'],
    menu: ['Cotizaciones', 'Asignadas', 'Historial', 'Documentos', 'Perfil'],
  },
  'driver@regio.test': {
    opens: ['carrier/profile'],
    denied: ['companies', 'users'],
    menu: ['Cotizaciones', 'Asignadas'],
  },
};

describe('the paths of the directory', function () {
  this.timeout(180_000);

  for (const [user, { opens, denied = [], menu }] of Object.entries(KINDS)) {
    it(`open to ${user} as the specification says, and no other`, async () => {
      const { url } = await product();
      const page = await newPage({ url, user });
      const entries = await entriesOf(page);
      expect(entries).to.deep.equal(menu);
      for (const path of opens) {
        expect(await headingAt(page, path), path).to.match(PATHS[path]!);
        expect(await page.getByRole('main').getByText(DENIED).count(), path).to.equal(0);
      }
      for (const path of denied) {
        await page.goto(`/admin/${path}`);
        await page.getByText(DENIED).waitFor();
      }
      await page.close();
    });
  }
});

/** The texts of the side navigation, its group open, without help and logout, nor the number of what waits. */
async function entriesOf(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Navegación principal' });
  await menu.getByRole('link', { name: 'Cotizaciones' }).waitFor();
  const group = menu.getByRole('button', { name: 'Catálogos' });
  const groups = await group.count();
  if (groups > 0 && (await group.getAttribute('aria-expanded')) === 'false') {
    await group.click();
    await menu.getByRole('link', { name: 'Incidencias' }).waitFor();
  }
  const links = await menu.getByRole('list').first().getByRole('link').allInnerTexts();
  return [
    ...(groups > 0 ? ['Catálogos'] : []),
    ...links.map((text) => text.replace(/[\s\d,]+$/, '').trim()),
  ];
}

/** What stands at the top of a path, once its page is there. */
async function headingAt(page: Page, path: string) {
  const id = path.includes('{id}') ? await firstId(page, path.split('/{id}')[0]!) : '';
  await visit(page, `/admin/${path.replace('{id}', id)}`);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.filter({ hasText: PATHS[path]! }).waitFor();
  return (await heading.innerText()).trim();
}

/** A record of the resource that the signed-in user may change. */
async function firstId(page: Page, resource: string) {
  const own = resource === 'carriers' ? '&network=own' : '';
  const newest = resource.startsWith('catalogs/') ? '' : '&sort=-createdAt';
  return page.evaluate(async (path) => {
    const token = localStorage.getItem('accessToken');
    const headers = { authorization: `Bearer ${token}` };
    const [first] = await (await fetch(path, { headers })).json();
    return first.id as string;
  }, `/api/${resource}?limit=1${newest}${own}`);
}
