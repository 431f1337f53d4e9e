import { expect } from 'chai';
import type { SessionUser } from '../core/auth/session.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { entryAt, navigationOf } from '../core/navigation/navigation.ts';
import { kindOf } from '../freight/users/kinds.ts';
import { modules } from '../modules.ts';

const everything = Object.fromEntries(modules.map(({ name }) => [name, ['list', 'load']]));

function userOf(type: string, role: string) {
  return { user_type: { name: type }, user_role: { name: role } } as SessionUser;
}

function navigationFor(type: string, role: string, permissions: object = everything) {
  const user = userOf(type, role);
  return navigationOf({ modules, kindOf }, user, permissions as Record<string, string[]>);
}

/** The paths of the menu that the specification fixes. */
function menu(type: string, role: string, permissions?: object) {
  const { groups, entries } = navigationFor(type, role, permissions);
  return {
    groups: groups.map((group) => group.entries.map(({ path }) => path)),
    entries: entries.map(({ path }) => path),
  };
}

/** The paths of the second group. */
function more(type: string, role: string, permissions?: object) {
  return navigationFor(type, role, permissions).more.map(({ path }) => path);
}

describe('the side navigation', () => {
  for (const role of ['admin', 'root']) {
    it(`gives an internal ${role} the full menu`, () => {
      expect(menu('internal', role)).to.deep.equal({
        groups: [
          ['comodities', 'equipments', 'packaging', 'contact_types', 'incidents'].map(
            (name) => `catalogs/${name}`,
          ),
        ],
        entries: ['companies', 'carriers', 'routes', 'quotes', 'users', 'validations'],
      });
    });
  }

  for (const type of ['broker', 'shipper']) {
    it(`gives a ${type}'s admin customers, carriers, quotes and assigned routes`, () => {
      expect(menu(type, 'admin')).to.deep.equal({
        groups: [],
        entries: ['companies', 'carriers', 'quotes', 'routes'],
      });
    });
  }

  it("gives a carrier's admin the carrier's area", () => {
    expect(menu('carrier', 'admin').entries).to.deep.equal(
      ['quotes', 'routes', 'history', 'documents', 'profile'].map((page) => `carrier/${page}`),
    );
  });

  for (const type of ['internal', 'broker', 'shipper']) {
    it(`gives other ${type} users locations, quotes and shipments`, () => {
      expect(menu(type, 'member').entries).to.deep.equal(['locations', 'quotes', 'shipments']);
    });
  }

  it("leads a carrier's member to the carrier's own views", () => {
    expect(menu('carrier', 'member').entries).to.deep.equal(['carrier/quotes', 'carrier/routes']);
  });

  it('leaves out what the user may not list', () => {
    expect(menu('shipper', 'admin', { quotes: ['list'] }).entries).to.deep.equal(['quotes']);
    expect(menu('internal', 'root', { quotes: ['list'] }).groups).to.deep.equal([]);
    expect(more('shipper', 'admin', { quotes: ['list'] })).to.deep.equal([]);
  });
});

describe('the second group of the side navigation', () => {
  it('has the pages that domain.md names in its order, whatever other modules are added', () => {
    const ordered = [
      ...['shipments', 'locations', 'contacts', 'history', 'diesel', 'diesel/exchange_rates'],
      'notifications',
      ...['carriers', 'shipments', 'locations', 'diesel_prices'].map((name) => `${name}/load`),
      'inquiries',
    ];
    const pages = more('internal', 'root');
    expect(pages.filter((path) => ordered.includes(path))).to.deep.equal(ordered);
  });

  it('links to the site requests only for users who may list them', () => {
    expect(more('internal', 'member')).to.include('inquiries');
    const { inquiries: _, ...others } = everything;
    expect(more('broker', 'member', others)).not.to.include('inquiries');
  });

  it("has the pages without a position in the user's menu, each once", () => {
    const pages = more('internal', 'member');
    expect(pages).to.include.members(['companies', 'carriers', 'routes', 'users', 'validations']);
    expect(pages).to.include.members(['catalogs/comodities', 'catalogs/packaging']);
    expect(new Set(pages).size).to.equal(pages.length);
  });

  it("has a carrier's pages only for the carrier's users", () => {
    expect(more('carrier', 'member')).to.include.members([
      ...['carrier/history', 'carrier/documents', 'carrier/profile', 'shipments', 'contacts'],
    ]);
    const shared = ['routes', 'history', 'carriers', 'validations'];
    expect(more('carrier', 'admin')).not.to.include.oneOf(shared);
    expect(more('broker', 'admin').filter((path) => path.startsWith('carrier/'))).to.deep.equal([]);
  });
});

describe('the modules in the side navigation', () => {
  it('link to existing pages', () => {
    for (const module of modules) {
      const paths = [...pagesOf(module)];
      for (const { path = module.listPath ?? module.name } of module.menu ?? [])
        expect(paths, module.name).to.include(path);
    }
  });

  it('have positions only for the known kinds of users', () => {
    const kinds = ['internalAdmin', 'customerAdmin', 'carrierAdmin', 'carrierMember', 'member'];
    for (const { menu: entries = [] } of modules)
      for (const { places = {} } of entries)
        expect([...kinds, 'more']).to.include.members(Object.keys(places));
  });
});

describe('the entry of a page', () => {
  const root = navigationFor('internal', 'root');
  const pages: Record<string, string> = {
    '/admin/carriers': 'carriers',
    '/admin/carriers/1/view/documents': 'carriers',
    '/admin/carriers/load': 'carriers/load',
    '/admin/catalogs/packagings/1/edit': 'catalogs/packaging',
    '/admin/diesel': 'diesel',
    '/admin/diesel/exchange_rates': 'diesel/exchange_rates',
  };
  for (const [page, path] of Object.entries(pages))
    it(`is ${path} at ${page}`, () => expect(entryAt(root, page)?.path).to.equal(path));

  it('is undefined at a page without one', () => {
    expect(entryAt(root, '/admin/elsewhere')).to.equal(undefined);
  });
});

function* pagesOf({ name, list, listPath = name, hasImport, customRoutes = [] }: AdminModule) {
  if (list) yield listPath;
  if (hasImport) yield `${name}/load`;
  for (const { path } of customRoutes) yield path;
}
