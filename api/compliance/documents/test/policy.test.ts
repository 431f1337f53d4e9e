import { expect } from 'chai';
import { actors, tableOf } from '../../../testing/actors.ts';
import { documentPolicy } from '../policy.ts';

const pending = { status: 'pending' };
const records = {
  network: { ...pending, carrierId: 'a-carrier', companyId: 'own-company' },
  internal: { ...pending, carrierId: 'a-carrier', companyId: null },
  other: { ...pending, carrierId: 'a-carrier', companyId: 'another-broker' },
  self: { ...pending, carrierId: 'own-carrier', companyId: 'another-broker' },
};

const READ = 'list show export';
const LOG = `${READ} openings`;
const UPLOAD = `${LOG} upload`;
const REVIEW = `${UPLOAD} review`;
const BROKERS = `${READ} upload review`;
const HIDDEN = { network: 'hidden', internal: 'hidden', other: 'hidden', self: 'hidden' };
const ALL = { network: REVIEW, internal: REVIEW, other: REVIEW, self: REVIEW };

describe("Permissions for a carrier's documents", () => {
  it('are equal to the permission table: the carrier uploads, its network reviews', () => {
    expect(tableOf(documentPolicy, records)).to.deep.equal({
      root: { any: REVIEW, ...ALL },
      operatorAdmin: { any: REVIEW, ...ALL },
      staff: { any: LOG, network: LOG, internal: LOG, other: LOG, self: LOG },
      brokerAdmin: { any: BROKERS, ...HIDDEN, network: BROKERS },
      brokerMember: { any: READ, ...HIDDEN, network: READ },
      shipperAdmin: { any: '', ...HIDDEN },
      shipperMember: { any: '', ...HIDDEN },
      carrierAdmin: { any: UPLOAD, ...HIDDEN, self: UPLOAD },
      carrierMember: { any: LOG, ...HIDDEN, self: LOG },
    });
  });

  it('do not allow the review of a document that was not uploaded', () => {
    const missing = { ...records.network, status: 'missing' } as const;
    expect(documentPolicy.review(actors.brokerAdmin, missing)).to.include({ status: 409 });
  });
});
