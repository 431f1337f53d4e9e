import { expect } from 'chai';
import { tableOf } from '../testing/actors.ts';
import { userPolicy } from './policy.ts';

const colleague = { userRoleId: 3, companyId: 'own-company', carrierId: null };
const records = {
  self: { id: 'own-user', ...colleague },
  colleague: { id: 'a', ...colleague },
  driver: { id: 'b', userRoleId: 3, companyId: null, carrierId: 'own-carrier' },
  stranger: { id: 'c', userRoleId: 2, companyId: 'another-company', carrierId: null },
  root: { id: 'd', userRoleId: 1, companyId: 'operator', carrierId: null },
};

const ALL = 'list show export create update delete';
const SELF = 'list show export create update';
const ADMIN = {
  any: ALL,
  self: SELF,
  colleague: ALL,
  driver: 'hidden',
  stranger: 'hidden',
  root: 'hidden',
};
const OWN = {
  any: 'show update',
  self: 'show update',
  colleague: 'hidden',
  driver: 'hidden',
  stranger: 'hidden',
  root: 'hidden',
};

describe('Who may do what with a person’s account', () => {
  it('is the permission table', () => {
    expect(tableOf(userPolicy, records)).to.deep.equal({
      root: { any: ALL, self: SELF, colleague: ALL, driver: ALL, stranger: ALL, root: ALL },
      operatorAdmin: {
        any: ALL,
        self: SELF,
        colleague: ALL,
        driver: ALL,
        stranger: ALL,
        root: 'list show export',
      },
      staff: {
        any: 'list show export update',
        self: 'list show export update',
        colleague: 'list show export',
        driver: 'list show export',
        stranger: 'list show export',
        root: 'list show export',
      },
      brokerAdmin: ADMIN,
      brokerMember: OWN,
      shipperAdmin: ADMIN,
      shipperMember: OWN,
      carrierAdmin: {
        any: ALL,
        self: 'hidden',
        colleague: 'hidden',
        driver: ALL,
        stranger: 'hidden',
        root: 'hidden',
      },
      carrierMember: { ...OWN },
    });
  });
});
