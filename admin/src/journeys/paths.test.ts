import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessibleOnce } from '../../../api/testing/accessible.ts';
import { PAGES } from '../../../api/testing/browser/adminPages.ts';
import { titleAt } from '../../../api/testing/browser/pageTitles.ts';
import { expectAccessibleLayout } from '../../../api/testing/browser/looks.ts';
import { expectReachable, follow } from '../../../api/testing/browser/navigation.ts';
import { expectPlainText } from '../../../api/testing/browser/plainText.ts';
import { newPage, visit } from '../../../api/testing/browser.ts';
import { product } from '../../../api/testing/product.ts';
import { say } from '../../../api/testing/say.ts';
import { modules } from '../modules.ts';

const DENIED = 'No tiene acceso a esta página';
const ALL = Object.keys(PAGES);
const CATALOGS = ['Mercancías', 'Equipos', 'Embalajes', 'Tipos de contacto', 'Incidencias'];
const ALL_OTHERS = {
  opens: ['locations', 'quotes', 'shipments', 'notifications'],
  menu: ['Ubicaciones', 'Cotizaciones', 'Embarques'],
};
const CARRIER_MEMBER = ['carrier/quotes', 'carrier/routes', 'carrier/profile'];

/**
 * Each kind of user: what it opens besides what its navigation leads to, what it is told that it may not open, and its
 * first menu group, literally. Accounts without them are of a kind that stands above.
 */
const KINDS: Record<string, { opens?: string[]; denied?: string[]; menu?: string[] }> = {
  'root@anden.test': {
    opens: ALL.filter((path) => !/^(carrier\/|passport$)/.test(path)),
    menu: [
      ...['Catálogos', ...CATALOGS, 'Clientes', 'Transportistas', 'Rutas', 'Cotizaciones'],
      ...['Usuarios', 'Validaciones'],
    ],
  },
  'staff@anden.test': {
    opens: [...ALL_OTHERS.opens, 'inquiries', 'validations', 'routes'],
    denied: ['companies/new', 'catalogs/incidents/new'],
    menu: ALL_OTHERS.menu,
  },
  'broker@puente.test': {
    opens: ALL.filter((path) =>
      /^(companies|contacts|carriers|locations|quotes|shipments|routes|history|validations|diesel)/.test(
        path,
      ),
    ),
    denied: ['catalogs/equipments/new'],
    menu: ['Clientes', 'Transportistas', 'Cotizaciones', 'Asignadas'],
  },
  'agent@puente.test': { ...ALL_OTHERS, denied: ['carriers/new', 'users'] },
  'shipper@maquila.test': {
    opens: ALL.filter((path) => /^(locations|quotes$|shipments$|routes$|history$)/.test(path)),
    denied: ['carriers', 'users'],
    menu: ALL_OTHERS.menu,
  },
  'carrier@regio.test': {
    opens: [...ALL.filter((path) => path.startsWith('carrier/')), 'contacts', 'users'],
    denied: ['companies', 'locations'],
    menu: ['Cotizaciones', 'Asignadas', 'Historial', 'Documentos', 'Perfil'],
  },
  'driver@regio.test': {
    opens: CARRIER_MEMBER,
    denied: ['companies', 'users'],
    menu: ['Cotizaciones', 'Asignadas'],
  },
  'admin@anden.test': {},
  'broker@norte.test': {},
  'carrier@lobo.test': {},
};

describe('the paths of the admin', function () {
  this.timeout(600_000);
  const seen = new Set<string>();

  for (const [user, { opens = [], denied = [], menu }] of Object.entries(KINDS)) {
    it(`open for ${user} as the specification says, in two clicks, and no others; all are accessible and fit the screen`, async () => {
      const { url } = await product();
      const page = await newPage({ url, user });
      if (menu) expect(await entriesOf(page)).to.deep.equal(menu);
      const { inMenu, elsewhere } = await expectReachable(page, modules);
      const linked = inMenu.map(belowAdmin);
      for (const path of linked) {
        await titleAt(page, path, follow);
        await expectOpen(page, path);
      }
      const typed = new Set([...elsewhere.map(belowAdmin), ...opens]);
      for (const path of [...typed].filter((path) => !linked.includes(path))) {
        await titleAt(page, path);
        await expectOpen(page, path);
      }
      for (const path of denied) {
        await visit(page, `/admin/${path}`);
        await page.getByText(DENIED).waitFor();
      }
      await page.close();
    });
  }

  async function expectOpen(page: Page, path: string) {
    const refused = page
      .getByRole('main')
      .getByText(say('anden.denied.title'))
      .or(page.getByText(say('anden.notFound.title')));
    expect(await refused.count(), path).to.equal(0);
    await look(page, path);
    await expectPlainText(page);
  }

  /**
   * The layout of lists is checked for each kind of user, because their columns differ; that of other pages where they
   * are opened first.
   */
  async function look(page: Page, path: string) {
    const isFirst = !seen.has(path);
    seen.add(path);
    if (isFirst || isList(path)) await expectAccessibleLayout(page, { themes: isFirst });
    else await expectAccessibleOnce(page);
  }
});

function isList(path: string) {
  return !/\/(new|load|\{id\})|=/.test(path);
}

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

function belowAdmin(path: string): string {
  return path.replace('/admin/', '');
}
