import { expect } from 'chai';
import type { SessionUser } from '../core/auth/session.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { countOf, totalOf } from '../core/navigation/countOf.ts';
import { entryAt, navigationOf } from '../core/navigation/navigation.ts';
import { menuSections as sections } from '../freight/menuSections.ts';
import { kindOf } from '../freight/users/kinds.ts';
import { modules } from '../modules.ts';

const everything = Object.fromEntries(modules.map(({ name }) => [name, ['list', 'load']]));

function userOf(type: string, role: string) {
  return { user_type: { name: type }, user_role: { name: role } } as SessionUser;
}

function navigationFor(type: string, role: string, permissions: object = everything) {
  const user = userOf(type, role);
  return navigationOf({ modules, kindOf, sections }, user, permissions as Record<string, string[]>);
}

/** The paths of the menu that the specification fixes. */
function menu(type: string, role: string, permissions?: object) {
  const { groups, entries } = navigationFor(type, role, permissions);
  return {
    groups: groups.map((group) => group.entries.map(({ path }) => path)),
    entries: entries.map(({ path }) => path),
  };
}

/** The paths of each section below that menu. */
function sectionsFor(type: string, role: string, permissions?: object) {
  const listed = navigationFor(type, role, permissions).sections;
  return Object.fromEntries(listed.map(({ name, entries }) => [name, entries.map(pathOf)]));
}

const pathOf = ({ path }: { path: string }) => path;

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
    expect(sectionsFor('shipper', 'admin', { quotes: ['list'] })).to.deep.equal({});
  });
});

describe('the sections of the side navigation', () => {
  it('have every other page by what it is for, in the order of daily work', () => {
    expect(sectionsFor('internal', 'root')).to.deep.equal({
      operation: ['shipments', 'border', 'map', 'locations'],
      documents: ['radar', 'claims'],
      money: ['settlements', 'results', 'diesel'],
      directory: ['contacts', 'vehicles', 'operators'],
      settings: ['catalogs/bridges', 'sat_keys', 'keys', 'webhooks', 'company_data'],
      system: ['inquiries', 'failed_jobs', 'security_events', 'personal_data'],
    });
  });

  it('show catalogs as one entry to users whose menu has no group for them', () => {
    const { settings } = sectionsFor('internal', 'member');
    expect(settings!.filter((path) => path.startsWith('catalogs/'))).to.deep.equal([
      'catalogs/comodities',
      'catalogs/bridges',
    ]);
    const { sections: listed } = navigationFor('internal', 'member');
    const [catalogs] = listed.find(({ name }) => name === 'settings')!.entries;
    expect(catalogs!.label).to.equal('anden.catalog.group');
    expect(catalogs!.collapsed).to.have.length(5);
  });

  it('have a section only where the user may open one of its pages', () => {
    const broker = sectionsFor('broker', 'admin', { shipments: ['list'], settlements: ['list'] });
    expect(broker).to.deep.equal({ operation: ['shipments'], money: ['settlements'] });
  });

  it("lead a carrier's users to their own pages, and others to none of them", () => {
    const { operation, documents, directory } = sectionsFor('carrier', 'member');
    expect(operation).to.include.members(['shipments', 'carrier/history']);
    expect(documents).to.include.members(['carrier/documents', 'passport']);
    expect(directory).to.include.members(['carrier/profile', 'contacts']);
    const shared = ['routes', 'history', 'carriers', 'validations'];
    const all = Object.values(sectionsFor('carrier', 'admin')).flat();
    expect(all).not.to.include.oneOf(shared);
    const others = Object.values(sectionsFor('broker', 'admin')).flat();
    expect(others.filter((path) => path.startsWith('carrier/'))).to.deep.equal([]);
  });

  it('leave uploads, notifications and history to their lists, the bell and the palette', () => {
    expect(navigationFor('internal', 'root').unlisted.map(pathOf)).to.include.members([
      ...['carriers', 'shipments', 'locations', 'diesel_prices'].map((name) => `${name}/load`),
      ...['history', 'notifications', 'diesel/exchange_rates'],
    ]);
  });
});

describe('what waits in the side navigation', () => {
  const entry = (waitingKind?: string) => ({ path: 'a', resource: 'a', waitingKind });

  it('is the number of tasks of the page, and of all pages of a closed group', () => {
    const waiting = { late: 2, overdue: 9 };
    expect(countOf(entry('late'), waiting)).to.equal(2);
    expect(countOf(entry('review'), waiting)).to.equal(undefined);
    expect(countOf(entry(), waiting)).to.equal(undefined);
    expect(totalOf([entry('late'), entry('overdue'), entry()], waiting)).to.equal(11);
    expect(totalOf([entry('review')], undefined)).to.equal(undefined);
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
      for (const { places = {} } of entries) expect(kinds).to.include.members(Object.keys(places));
  });

  it('are in existing sections', () => {
    const names = new Set(sections.map(({ name }) => name));
    for (const { name, menu: entries = [] } of modules)
      for (const { section } of entries)
        if (section) expect([...names], name).to.include(section.name);
  });
});

describe('the entry of a page', () => {
  const root = navigationFor('internal', 'root');
  const pages: Record<string, string> = {
    '/admin/carriers': 'carriers',
    '/admin/carriers/1/view/documents': 'carriers',
    '/admin/carriers/load': 'carriers',
    '/admin/catalogs/packagings/1/edit': 'catalogs/packaging',
    '/admin/diesel': 'diesel',
    '/admin/diesel/exchange_rates': 'diesel',
    '/admin/shipments/load': 'shipments',
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
