import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { invalid } from '../../core/errors/errors.ts';
import { Download } from '../../core/files/download.ts';
import { bulk } from '../../core/records/writing/bulk.ts';
import { readChanges } from '../../core/records/changes/readChanges.ts';
import { abilities, authorize } from '../../core/auth/policy.ts';
import { askedDocument } from './asking/asked.ts';
import { carriersOf, documentPolicy as may, mayReview } from './policy.ts';
import { documentView } from './view.ts';
import { keepOpening, listOpenings } from './openings/openings.ts';
import { reviewTimes } from './review/reviewTimes.ts';
import { review, reviewOf } from './review/review.ts';
import * as documents from './service.ts';
import { upload } from './upload.ts';

/** HTTP for carrier documents. */
export default {
  async listDocuments({ actor, query }) {
    authorize(may.list(actor));
    return documents.list(actor, query);
  },

  async listValidations({ actor, query }) {
    authorize(may.list(actor));
    return documents.list(actor, query);
  },

  async exportValidations({ actor, query }) {
    authorize(may.export(actor));
    return documents.exported(may.visible(actor), query);
  },

  async listDocumentStatuses({ actor, query }) {
    authorize(may.list(actor));
    const carrierId = query.carrierId ?? actor.carrierId;
    if (!carrierId) throw invalid('carrierId', NEEDED);
    const list = await documents.statuses(carriersOf(actor), carrierId);
    return list.map((document) => presentDocument(actor, document));
  },

  async getReviewTimes({ actor }) {
    authorize(may.list(actor));
    return reviewTimes(may.visible(actor));
  },

  async getValidation({ actor, params }) {
    return presentDocument(actor, await findDocument(actor, params.id));
  },

  async getAskedDocument({ actor, params, now, locale }) {
    authorize(may.show(actor));
    return askedDocument(actor, params.id, { now, locale });
  },

  async listValidationHistory({ actor, params, query }) {
    const { id } = await findDocument(actor, params.id);
    return readChanges(documentView, id, actor, query, ['status']);
  },

  async reviewDocument({ actor, body, now, ifMatch }) {
    authorize(may.show(actor));
    const reviewed = await documents.act(actor, body.uuid, mayReview(body.status), (document) =>
      review(document, actor, body, { now, ifMatch }),
    );
    return presentDocument(actor, reviewed);
  },

  async bulkValidations({ actor, body: { ids, ...asked }, now, locale }) {
    authorize(may.review(actor));
    const status = asked.action === 'approve' ? 'approved' : 'rejected';
    return bulk(ids, locale, (id) =>
      documents.act(actor, id, mayReview(status), (lockedDocument) =>
        review(lockedDocument, actor, reviewOf(lockedDocument.document, asked), { now }),
      ),
    );
  },

  async uploadDocument({ actor, query, body: file, now }) {
    authorize(may.show(actor));
    const uploaded = await documents.act(actor, query.uuid, may.upload, (document) =>
      upload(document, actor, file, { ...query, now }),
    );
    return presentDocument(actor, uploaded);
  },

  async listDocumentOpenings({ actor, query }) {
    authorize(may.openings(actor));
    return listOpenings(actor, query);
  },

  async downloadDocument({ actor, query }) {
    authorize(may.show(actor));
    const { opened, ...file } = await documents.version(
      may.visible(actor),
      query.uuid,
      query.version,
    );
    await keepOpening(actor, opened, query.saved);
    return new Download(file);
  },
} satisfies Handlers;

async function findDocument(actor: Actor, id: string) {
  authorize(may.show(actor));
  return documents.find(may.visible(actor), id);
}

function presentDocument(actor: Actor, document: Schemas['Document']) {
  const { versions } = document;
  const visibleVersions = actor.type === 'carrier' ? versions?.map(withoutReviewer) : versions;
  return {
    ...document,
    ...(visibleVersions && { versions: visibleVersions }),
    can: abilities(may, actor, document),
  };
}

/** A version as the carrier sees it: without the person who reviewed it and what was read for the review. */
function withoutReviewer(version: Schemas['DocumentVersion']) {
  const { reviewedByName: _, reading: __, ...shown } = version;
  return shown;
}

const NEEDED = {
  es: 'Indique de qué transportista son los documentos',
  en: 'Give the carrier of the documents',
};
