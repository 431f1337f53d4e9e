import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import {
  call,
  inBulk,
  listing,
  one,
  patched,
  reads,
} from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { pdfForm, uploadedDocument } from './factory.ts';
import { documentPolicy } from '../policy.ts';

/** The permissions for documents of the own carrier, of the broker's network and of other networks. */
export const permissions: PermissionsByResource = {
  validations: {
    policy: documentPolicy,
    records: {
      self: ({ carrier }) => uploadedDocument(carrier.id),
      network: ({ broker }) => documentIn(broker.id),
      internal: () => documentIn(null),
      other: ({ other }) => documentIn(other.id),
    },
    own: async ({ carrier }) => (await uploadedDocument(carrier.id)).id,
    calls: [
      ...reads('validations', 'Validation', 'Validations'),
      call('getAskedDocument', 'show', 'get', ({ id }) => `validations/${id}/asked`),
      call('listValidationHistory', 'show', 'get', ({ id }) => `validations/${id}/history`),
      listing('listDocuments', 'list', one('carriers/documentAdminList')),
      listing(
        'listDocumentStatuses',
        'show',
        ({ carrierId }) => `carriers/documentStatuses?carrierId=${carrierId}`,
      ),
      call('listDocumentOpenings', 'openings', 'get', () => 'document_openings'),
      call('downloadDocument', 'show', 'get', ({ id }) => `carriers/documentDownload?uuid=${id}`),
      call(
        'uploadDocument',
        'upload',
        'post',
        ({ id }) => `carriers/documentUpload?uuid=${id}`,
        () => pdfForm(),
      ),
      ...patched(
        'reviewDocument',
        'review',
        () => 'carriers/documentStatus',
        ({ target }) => ({ uuid: target.id, status: 'rejected', reason: 'No se lee' }),
      ),
      inBulk('bulkValidations', 'validations', 'review', {
        action: 'reject',
        reason: 'No se lee',
      }),
    ],
    rows: [
      ['self', 'openings', '+++ -- -- ++', 'the carrier reads who opened its files'],
      ['self', 'list export show', '+++ ++ -- ++'],
      ['self', 'upload', '++- +- -- +-', 'a broker uploads for its network too'],
      ['self', 'review', '++- +- -- --', 'a carrier never reviews its own'],
      ['network', 'list export show', '+++ ++ -- 00'],
      ['network', 'upload review', '++- +- -- 00'],
      ['internal', 'list export show', '+++ 00 -- 00', 'only Andén checks its own network'],
      ['internal', 'upload review', '++- 00 -- 00'],
      ['other', 'list export show', '+++ 00 -- 00'],
      ['other', 'upload review', '++- 00 -- 00'],
    ],
  },
};

async function documentIn(companyId: string | null) {
  const carrier = await buildCarrier(companyId ? { companyId } : {});
  return uploadedDocument(carrier.id);
}

/** Operations without a row in the permission table, with the reason. */
export const exempt = {
  getReviewTimes: 'counts the documents that the caller sees; see queue.test.ts',
};
