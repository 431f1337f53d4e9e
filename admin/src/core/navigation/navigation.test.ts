import { expect } from 'chai';
import { navigationOf } from './navigation.ts';

const everything = [
  ...['comodities', 'equipments', 'packaging', 'contact_types', 'incidents'].map(
    (c) => `catalogs/${c}`,
  ),
  ...[
    'companies',
    'carriers',
    'routes',
    'quotes',
    'users',
    'validations',
    'locations',
    'shipments',
  ],
  ...['quotes', 'routes', 'history', 'documents', 'profile'].map((page) => `carrier/${page}`),
];
const resources = [...everything, 'catalogs/packagings'];
const allowed = Object.fromEntries(resources.map((name) => [name, ['list']]));

function navigation(type: string, role: string, built = everything, permissions = allowed) {
  const user = { user_type: { id: 0, name: type }, user_role: { id: 0, name: role } };
  const { group, entries } = navigationOf(user, new Set(built), permissions);
  return {
    group: group?.entries.map(({ path }) => path),
    entries: entries.map(({ path }) => path),
  };
}

describe('the side navigation', () => {
  it('leads the staff, and nobody else, to what the public site brings', () => {
    const built = [...everything, 'inquiries'];
    const staff = { ...allowed, inquiries: ['list'] };
    for (const role of ['root', 'admin', 'member'])
      expect(navigation('internal', role, built, staff).entries.at(-1)).to.equal('inquiries');
    expect(navigation('broker', 'member', built).entries).not.to.include('inquiries');
  });

  for (const role of ['admin', 'root']) {
    it(`gives an internal ${role} the full menu`, () => {
      expect(navigation('internal', role)).to.deep.equal({
        group: everything.slice(0, 5),
        entries: ['companies', 'carriers', 'routes', 'quotes', 'users', 'validations'],
      });
    });
  }

  for (const type of ['broker', 'shipper']) {
    it(`gives a ${type}'s admin customers, carriers, quotes and assigned routes`, () => {
      const { group, entries } = navigation(type, 'admin');
      expect(group).to.equal(undefined);
      expect(entries).to.deep.equal(['companies', 'carriers', 'quotes', 'routes']);
    });
  }

  it("gives a carrier's admin the carrier's area", () => {
    expect(navigation('carrier', 'admin').entries).to.deep.equal(everything.slice(-5));
  });

  for (const type of ['internal', 'broker', 'shipper']) {
    it(`gives other ${type} users locations, quotes and shipments`, () => {
      expect(navigation(type, 'member').entries).to.deep.equal([
        'locations',
        'quotes',
        'shipments',
      ]);
    });
  }

  it("leads a carrier's member to the carrier's own views", () => {
    expect(navigation('carrier', 'member').entries).to.deep.equal([
      'carrier/quotes',
      'carrier/routes',
    ]);
  });

  it('leaves out what is not built yet', () => {
    const { group, entries } = navigation('internal', 'root', ['quotes', 'catalogs/equipments']);
    expect({ group, entries }).to.deep.equal({
      group: ['catalogs/equipments'],
      entries: ['quotes'],
    });
    expect(navigation('internal', 'root', ['quotes']).group).to.equal(undefined);
  });

  it('leaves out what the user may not list', () => {
    const { entries } = navigation('shipper', 'admin', everything, { quotes: ['list'] });
    expect(entries).to.deep.equal(['quotes']);
  });
});
