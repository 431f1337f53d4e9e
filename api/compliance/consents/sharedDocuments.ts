import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import { authorize } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid, Refusal } from '../../core/errors/errors.ts';
import { within } from '../../core/list/read.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { add, amend } from '../../core/records/writing/save.ts';
import {
  approvalOf,
  DocumentVersion,
  keepOpening,
  NOTHING_PROVED,
  validitiesInSql,
} from '../documents/index.ts';
import { Consent } from './Consent.ts';
import { Judgement } from './Judgement.ts';
import { consentPolicy as may } from './policy.ts';

type SharedDocument = Schemas['SharedDocument'];

/**
 * The documents that a consent shows now; none unless it is granted, and the claim of the broker's record, if it was given
 * for one, is still proved. Throws 404 for a consent of others.
 */
export async function sharedBy(actor: Actor, id: string): Promise<SharedDocument[]> {
  await visibleConsent(actor, id);
  return findShared({ consentId: id, documentId: null });
}

/** The newest file of a shared document; keeps who opened it. Throws 404 for a document that is not shared. */
export async function openShared(
  actor: Actor,
  id: string,
  { documentId, isDownload: isDownload }: { documentId: string; isDownload: boolean | undefined },
) {
  const consent = await visibleConsent(actor, id);
  authorize(may.open(actor, consent));
  const { number } = await oneShared(id, documentId);
  await keepOpening(actor, { carrierId: consent.carrierId, documentId, number }, isDownload);
  const version = (await DocumentVersion.query().findOne({ documentId, number }))!;
  const { fileKey: key, fileName, mediaType, size } = version;
  return { key, fileName, mediaType, size };
}

/** Approves or rejects a shared document for the actor's company; throws 409 when there is a newer version. */
export function judge(
  actor: Actor,
  id: string,
  documentId: string,
  { judgement, now }: { judgement: Schemas['Judgement']; now: Date },
): Promise<SharedDocument> {
  const lock = async (trx: Transaction) => ({
    record: await lockWithin(Consent, may.visible(actor), id, trx),
  });
  return actOn(Consent, { actor, rule: may.judge, lock }, async ({ record }, trx) => {
    const document = await oneShared(id, documentId, trx);
    const { number } = document;
    if (number !== judgement.versionNumber) throw new Refusal('NEWER_VERSION');
    const key = { companyId: record.companyId, documentId };
    const decided = { ...decisionOn(document, judgement, now), number };
    const row = { ...decided, judgedBy: actor.userId, judgedAt: now };
    const before = await Judgement.query(trx).findOne(key).select('id');
    if (before) await amend(Judgement, before.id, row, { trx });
    else await add(Judgement, { ...key, ...row }, trx);
    return oneShared(id, documentId, trx);
  });
}

/** The columns of a judgement. */
function decisionOn(document: SharedDocument, judgement: Schemas['Judgement'], now: Date) {
  const { status, reason } = judgement;
  if (status === 'rejected') {
    if (!reason?.trim()) throw invalid('reason', REASON);
    return { status, reason: reason.trim(), expirationDate: null, ...NOTHING_PROVED };
  }
  const { type, documentDate = null } = document;
  const { expirationDate, proved } = approvalOf({ type, documentDate }, judgement, now);
  return { status, reason: null, expirationDate, ...proved };
}

async function visibleConsent(actor: Actor, id: string): Promise<Consent> {
  const consent = await within(Consent.query(), may.visible(actor)).findById(id);
  if (!consent) throw new Refusal('NOT_FOUND');
  return consent as Consent;
}

async function oneShared(consentId: string, documentId: string, trx?: Transaction) {
  const [document] = await findShared({ consentId, documentId }, trx);
  if (!document) throw new Refusal('NOT_FOUND');
  return document;
}

async function findShared(
  filter: { consentId: string; documentId: string | null },
  trx?: Transaction,
): Promise<SharedDocument[]> {
  const { rows } = await (trx ?? Consent.knex()).raw(SHARED, filter);
  return rows.map(({ document }: { document: SharedDocument }) => document);
}

/** SQL: how Andén decided about the newest version. */
const VALIDATION = `case when carriers.company_id is null then json_build_object('status', newest.status,
    'number', newest.number, 'reason', newest.reason, 'expirationDate', newest.expiration_date,
    'decidedAt', newest.reviewed_at) end`;

/** SQL: how the broker decided about the version that it judged last. */
const JUDGEMENT = `(select json_build_object('status', status, 'number', number, 'reason', reason,
    'expirationDate', expiration_date, 'decidedAt', judged_at)
  from judgements where document_id = documents.id and company_id = consents.company_id)`;

const SHARED = `select json_build_object('id', documents.id, 'type', documents.type, 'number', newest.number,
    'fileName', newest.file_name, 'mediaType', newest.media_type, 'size', newest.size, 'checksum', newest.checksum,
    'documentDate', newest.document_date, 'uploadedAt', newest.uploaded_at, 'validities', ${validitiesInSql},
    'validation', ${VALIDATION}, 'judgement', ${JUDGEMENT}) as document
  from consents join carriers on carriers.id = consents.carrier_id
    join documents on documents.carrier_id = carriers.id
    join lateral (select * from document_versions where document_id = documents.id
      order by number desc limit 1) newest on true
  where consents.id = :consentId and consents.status = 'granted'
    and (consents.record_id is null or exists (select from claims where claims.status = 'proved'
      and claims.record_id = consents.record_id and claims.carrier_id = consents.carrier_id))
    and coalesce(documents.type = any (consents.types), true)
    and documents.id = coalesce(:documentId::uuid, documents.id)
  order by documents.type`;

const REASON = {
  es: 'Diga por qué no lo acepta',
  en: 'Say why you do not accept it',
};
