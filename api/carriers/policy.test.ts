import { expect } from 'chai';
import { tableOf } from '../testing/actors.ts';
import { carrierPolicy } from './policy.ts';

const records = {
  own: { id: 'a', companyId: 'own-company', network: 'own' },
  internal: { id: 'b', companyId: null, network: 'internal' },
  external: { id: 'c', companyId: 'another-company', network: 'own' },
  self: { id: 'own-carrier', companyId: 'another-company', network: 'own' },
};

const ALL = 'list show export create load update assess compare delete';
const ANDEN = { any: ALL, own: ALL, internal: ALL, external: ALL, self: ALL };
const READ = 'list show export';
const READ_AND_COMPARE = 'list show export compare';
const NOTHING = { any: '', own: 'hidden', internal: 'hidden', external: 'hidden', self: 'hidden' };
const HIDDEN = { own: 'hidden', internal: 'hidden', external: 'hidden' };

describe('Permissions for carriers', () => {
  it('are equal to the permission table', () => {
    expect(tableOf(carrierPolicy, records)).to.deep.equal({
      root: ANDEN,
      operatorAdmin: ANDEN,
      staff: {
        any: READ_AND_COMPARE,
        own: READ_AND_COMPARE,
        internal: READ_AND_COMPARE,
        external: READ_AND_COMPARE,
        self: READ_AND_COMPARE,
      },
      brokerAdmin: {
        any: ALL,
        own: ALL,
        internal: 'list show export create load compare',
        external: 'hidden',
        self: 'hidden',
      },
      brokerMember: {
        any: READ_AND_COMPARE,
        own: READ_AND_COMPARE,
        internal: 'hidden',
        external: 'hidden',
        self: 'hidden',
      },
      shipperAdmin: NOTHING,
      shipperMember: NOTHING,
      carrierAdmin: { any: 'list show export update', ...HIDDEN, self: 'list show export update' },
      carrierMember: { any: READ, ...HIDDEN, self: READ },
    });
  });
});
