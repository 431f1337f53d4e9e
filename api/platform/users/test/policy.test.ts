import { expect } from 'chai';
import { tableOf } from '../../../testing/actors.ts';
import { userPolicy } from '../policy.ts';

const colleague = { userRoleId: 3, companyId: 'own-company', carrierId: null };
const records = {
  self: { id: 'own-user', ...colleague },
  colleague: { id: 'a', ...colleague },
  driver: { id: 'b', userRoleId: 3, companyId: null, carrierId: 'own-carrier' },
  stranger: { id: 'c', userRoleId: 2, companyId: 'another-company', carrierId: null },
  root: { id: 'd', userRoleId: 1, companyId: 'operator', carrierId: null },
};

const ALL = 'list show export create update delete';
const SELF = 'list show export create update exportData';
const ADMIN = {
  any: `${ALL} restore exportData`,
  self: SELF,
  colleague: ALL,
  driver: 'hidden',
  stranger: 'hidden',
  root: 'hidden',
};
const OWN = {
  any: 'show update exportData',
  self: 'show update exportData',
  colleague: 'hidden',
  driver: 'hidden',
  stranger: 'hidden',
  root: 'hidden',
};

describe('Permissions for users', () => {
  it('are equal to the permission table', () => {
    expect(tableOf(userPolicy, records)).to.deep.equal({
      root: {
        any: `${ALL} restore exportData erase`,
        self: SELF,
        colleague: `${ALL} exportData erase`,
        driver: `${ALL} exportData erase`,
        stranger: `${ALL} exportData erase`,
        root: `${ALL} exportData erase`,
      },
      operatorAdmin: {
        any: `${ALL} restore exportData`,
        self: SELF,
        colleague: ALL,
        driver: ALL,
        stranger: ALL,
        root: 'list show export',
      },
      staff: {
        any: 'list show export update exportData',
        self: 'list show export update exportData',
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
        any: `${ALL} restore exportData`,
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
