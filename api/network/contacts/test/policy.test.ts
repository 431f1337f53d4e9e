import { expect } from 'chai';
import { tableOf } from '../../../testing/actors.ts';
import { contactPolicy } from '../policy.ts';

const nobodys = { companyId: null, carrierId: null, ownerCompanyId: null };
const records = {
  own: { ...nobodys, companyId: 'own-company' },
  customers: { ...nobodys, companyId: 'a-customer', ownerCompanyId: 'own-company' },
  network: { ...nobodys, carrierId: 'a-carrier', ownerCompanyId: 'own-company' },
  internal: { ...nobodys, carrierId: 'a-carrier' },
  other: { ...nobodys, companyId: 'another-company', ownerCompanyId: 'another-broker' },
  self: { ...nobodys, carrierId: 'own-carrier', ownerCompanyId: 'another-broker' },
};

const ALL = 'list show export create update delete';
const READ = 'list show export';
const HIDDEN = {
  own: 'hidden',
  customers: 'hidden',
  network: 'hidden',
  internal: 'hidden',
  other: 'hidden',
  self: 'hidden',
};

describe('Permissions for contacts', () => {
  it('are equal to the permission table', () => {
    const { root, operatorAdmin, staff, ...others } = tableOf(contactPolicy, records);
    for (const somebody of [root, operatorAdmin]) expect(everywhere(somebody)).to.equal(ALL);
    expect(everywhere(staff)).to.equal(READ);
    expect(others).to.deep.equal({
      brokerAdmin: { any: ALL, ...HIDDEN, own: ALL, customers: ALL, network: ALL },
      brokerMember: { any: READ, ...HIDDEN, own: READ, customers: READ, network: READ },
      shipperAdmin: { any: ALL, ...HIDDEN, own: ALL },
      shipperMember: { any: READ, ...HIDDEN, own: READ },
      carrierAdmin: { any: ALL, ...HIDDEN, self: ALL },
      carrierMember: { any: READ, ...HIDDEN, self: READ },
    });
  });
});

/** The same permissions for every kind of contact. */
function everywhere(cells: object) {
  return [...new Set(Object.values(cells))].join(' or ');
}
