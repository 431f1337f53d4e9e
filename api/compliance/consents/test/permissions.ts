import { Document } from '../../documents/index.ts';
import { action, call, listing, one } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource, Target } from '../../../testing/permissions/types.ts';
import { Consent } from '../Consent.ts';
import { buildConsent, buildSharing, carrierWithAccount } from './factory.ts';
import { consentPolicy } from '../policy.ts';

/** The path of a shared document. */
const shared =
  (end: string) =>
  ({ id, documentId }: Target) =>
    `consents/${id}/documents/${documentId}/${end}`;

const REJECTION = { status: 'rejected', versionNumber: 1, reason: 'No se lee' };

/** The permissions for consents that the own carrier gives, that the broker asked for, and of others. */
export const permissions: PermissionsByResource = {
  consents: {
    policy: consentPolicy,
    records: {
      self: ({ carrier }) => buildConsent({ carrierId: carrier.id }),
      given: ({ carrier }) => buildSharing({ carrierId: carrier.id }),
      received: ({ broker }) => buildSharing({ companyId: broker.id }),
      other: () => buildSharing(),
      internal: () => carrierWithAccount(),
    },
    own: async ({ company, carrier }) =>
      (await buildSharing({ companyId: company.id, carrierId: carrier.id })).id,
    parts: { documentId: async (id) => (await documentOf(id))!.id },
    calls: [
      listing('listConsents', 'list', one('consents')),
      call('getConsent', 'show', 'get', ({ id }) => `consents/${id}`),
      call('listSharedDocuments', 'show', 'get', ({ id }) => `consents/${id}/documents`),
      call('askForPassport', 'ask', 'post', ({ id }) => `carriers/${id}/passport`),
      action('grantConsent', 'consents', 'grant', () => ({ types: null })),
      action('refuseConsent', 'consents', 'refuse'),
      action('withdrawConsent', 'consents', 'withdraw'),
      call('openSharedDocument', 'open', 'get', shared('file')),
      call('judgeSharedDocument', 'judge', 'post', shared('judgement'), () => REJECTION),
    ],
    rows: [
      ['self', 'list show', '+++ 00 -- ++'],
      ['self', 'grant refuse', '--- 00 00 +-', 'only the carrier decides'],
      ['given', 'withdraw', '--- 00 00 +-'],
      ['received', 'list show', '+++ ++ -- 00'],
      ['received', 'open', '--- ++ 00 00', 'staff and the carrier open the document itself'],
      ['received', 'judge', '--- +- 00 00'],
      ['other', 'list show', '+++ 00 -- 00'],
      ['other', 'open judge', '--- 00 00 00'],
      ['internal', 'ask', '--- +- -- --'],
    ],
  },
};

async function documentOf(consentId: string) {
  const { carrierId } = (await Consent.query().findById(consentId))!;
  return Document.query().findOne({ carrierId, type: 'official_id' });
}
