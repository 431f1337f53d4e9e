import { expect } from 'chai';
import { actors, tableOf } from '../../../testing/actors.ts';
import { inScope } from '../../../core/auth/policy.ts';
import { carrierPolicy, changeableBy } from '../policy.ts';

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
  it('to change a carrier are only of those who see it', () => {
    const holds = (scopeOf: typeof changeableBy, actor: (typeof actors)['root'], record: object) =>
      inScope(scopeOf)(actor, record);
    const changeable = Object.values(actors).flatMap((actor) =>
      Object.values(records).filter((record) => {
        const may = holds(changeableBy, actor, record);
        expect(may && !holds(carrierPolicy.visible, actor, record), record.id).to.equal(false);
        return may;
      }),
    );
    expect(changeable.length).to.be.above(4);
  });

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
