import { expect } from 'chai';
import { tableOf } from '../testing/actors.ts';
import { documentPolicy } from './policy.ts';

const records = {
  network: { carrierId: 'a-carrier', companyId: 'own-company' },
  internal: { carrierId: 'a-carrier', companyId: null },
  other: { carrierId: 'a-carrier', companyId: 'another-broker' },
  self: { carrierId: 'own-carrier', companyId: 'another-broker' },
};

const READ = 'list show export';
const UPLOAD = `${READ} upload`;
const REVIEW = `${UPLOAD} review`;
const HIDDEN = { network: 'hidden', internal: 'hidden', other: 'hidden', self: 'hidden' };
const ALL = { network: REVIEW, internal: REVIEW, other: REVIEW, self: REVIEW };

describe("Who may do what with a carrier's document", () => {
  it('is the permission table: the carrier hands in, whoever runs its network reviews', () => {
    expect(tableOf(documentPolicy, records)).to.deep.equal({
      root: { any: REVIEW, ...ALL },
      operatorAdmin: { any: REVIEW, ...ALL },
      staff: { any: READ, network: READ, internal: READ, other: READ, self: READ },
      brokerAdmin: { any: REVIEW, ...HIDDEN, network: REVIEW },
      brokerMember: { any: READ, ...HIDDEN, network: READ },
      shipperAdmin: { any: '', ...HIDDEN },
      shipperMember: { any: '', ...HIDDEN },
      carrierAdmin: { any: UPLOAD, ...HIDDEN, self: UPLOAD },
      carrierMember: { any: READ, ...HIDDEN, self: READ },
    });
  });
});
