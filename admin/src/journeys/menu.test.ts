import { expect } from 'chai';
import { newPage } from '../../../api/testing/browser.ts';
import { soon } from '../../../api/testing/browser/soon.ts';
import { product } from '../../../api/testing/product.ts';
import { say } from '../../../api/testing/say.ts';

/** The titled groups below the specification's entries, as domain.md (Menu) has them, of what each user may open. */
const GROUPS: [user: string, locale: 'es' | 'en', Record<string, string[]>][] = [
  [
    'root@anden.test',
    'es',
    {
      Operación: ['Embarques', 'Frontera', 'Mapa', 'Ubicaciones'],
      Documentos: ['Radar', 'Registros reclamados'],
      Dinero: ['Liquidaciones', 'Resultados', 'Diésel y tipo de cambio'],
      Directorio: ['Contactos', 'Unidades', 'Operadores'],
      Ajustes: ['Cruces', 'Claves SAT', 'Llaves de API', 'Webhooks'],
      Sistema: [
        ...['Solicitudes del sitio', 'Tareas fallidas', 'Registro de seguridad'],
        'Datos personales',
      ],
    },
  ],
  [
    'broker@puente.test',
    'es',
    {
      Operación: ['Embarques', 'Frontera', 'Mapa', 'Ubicaciones'],
      Documentos: ['Validaciones', 'Radar'],
      Dinero: ['Liquidaciones', 'Resultados', 'Diésel y tipo de cambio'],
      Directorio: ['Contactos', 'Unidades', 'Operadores', 'Usuarios'],
      Ajustes: ['Catálogos', 'Cruces', 'Llaves de API', 'Webhooks', 'Datos de la empresa'],
    },
  ],
  [
    'broker@puente.test',
    'en',
    {
      Operations: ['Loads', 'Border', 'Map', 'Locations'],
      Documents: ['Validations', 'Radar'],
      Money: ['Settlements', 'Results', 'Diesel and exchange rates'],
      Directory: ['Contacts', 'Fleet', 'Drivers', 'Users'],
      Settings: ['Catalogs', 'Crossings', 'API keys', 'Webhooks', 'Company data'],
    },
  ],
  [
    'carrier@regio.test',
    'es',
    {
      Operación: ['Embarques', 'Frontera', 'Mapa'],
      Documentos: ['Radar', 'Pasaporte'],
      Dinero: ['Liquidaciones', 'Resultados', 'Diésel y tipo de cambio'],
      Directorio: ['Contactos', 'Unidades', 'Operadores', 'Usuarios'],
      Ajustes: ['Catálogos', 'Cruces', 'Llaves de API', 'Webhooks'],
    },
  ],
];

describe('The groups of the side navigation', function () {
  this.timeout(120_000);

  for (const [user, locale, groups] of GROUPS)
    it(`are called as domain.md has them, in ${locale}, for ${user}`, async () => {
      const page = await newPage({ ...(await product()), user, locale });
      const name = say('anden.top.mainNavigation', {}, locale);
      const nav = page.getByRole('navigation', { name });
      const sections = nav.locator('hr').first().locator('xpath=following-sibling::ul[1]/li');
      await sections.first().waitFor();
      const closed = nav.locator('[aria-expanded=false]');
      while ((await closed.count()) > 0) await closed.first().click();
      await soon(async () => {
        const texts = await sections.evaluateAll((items) =>
          items.map((item) =>
            [...item.querySelectorAll('.MuiListItemText-root')].map((one) => one.textContent),
          ),
        );
        const entries = texts.map(([group, ...pages]) => [group, pages] as const);
        expect(Object.fromEntries(entries)).to.deep.equal(groups);
      });
      await page.close();
    });
});
