import type { CarrierProfile } from './carrierProfiles.ts';
import { carrierId } from './carriers.ts';
import { accounts } from '../data/accounts.ts';
import {
  documentStories,
  usualDocuments,
  companyDocuments,
  personDocuments,
  rejectionReasons,
  type DocumentState,
} from '../data/documentStories.ts';
import { documentFiles } from './documentFiles.ts';
import { id } from '../tools/ids.ts';
import { random, type Random } from '../tools/random.ts';
import { addDays, localDate } from '../tools/time.ts';
import { userId } from './users.ts';

const ZONE = 'America/Mexico_City';
const TAX = ['positive_tax_compliance', 'tax_status_certificate'];

/** A document of a carrier with its versions, oldest first. */
interface CarrierDocument {
  carrier: CarrierProfile;
  type: string;
  versions: Version[];
}

/** An uploaded version: its status and dates. */
interface Version {
  status: 'pending' | 'approved' | 'rejected';
  documentDate: string;
  expirationDate: string | null;
  reason: string | null;
  uploadedAt: Date;
  reviewedAt: Date | null;
}

/** The rows of the carriers' documents and of their versions. */
export function documentRows(carriers: CarrierProfile[], now: Date) {
  const documents = carriers.flatMap((carrier) => documentsOf(carrier, localDate(now, ZONE)));
  return { documents: documents.map(documentRow), versions: documents.flatMap(versionRows) };
}

function documentsOf(carrier: CarrierProfile, today: string): CarrierDocument[] {
  const choose = random(`documents:${carrier.key}`);
  const story = documentStories[carrier.key] ?? {};
  const invented = /^\d+$/.test(carrier.key);
  const hasGaps = invented && (carrier.status !== 'active' || choose.chance(0.12));
  const types = new Set([...usualTypes(carrier), ...Object.keys(story)]);
  return [...types].flatMap((type) => {
    const state = story[type] ?? (hasGaps ? randomState(choose) : 'approved');
    const versions = versionsOf(type, state, today, choose);
    return versions.length > 0 ? [{ carrier, type, versions }] : [];
  });
}

function usualTypes({ home, carrierType }: CarrierProfile): string[] {
  if (home.country !== 'MX')
    return [...usualDocuments.US, ...(isPerson(carrierType) ? personDocuments : [])];
  return [...usualDocuments.MX, ...(isPerson(carrierType) ? personDocuments : companyDocuments)];
}

function isPerson(carrierType: string) {
  return carrierType === 'owner_operator';
}

function randomState(choose: Random): DocumentState {
  return choose.weighted({ approved: 5, missing: 3, pending: 1, expired: 1, rejected: 1 });
}

function versionsOf(type: string, state: DocumentState, today: string, choose: Random): Version[] {
  const days = TAX.includes(type) ? 90 : 180;
  const age = choose.int(5, days - 45);
  const version = (back: number, status: Version['status']): Version => {
    const documentDate = addDays(today, -back - 1);
    const uploaded = Math.max(back - choose.int(0, 3), 0);
    return {
      status,
      documentDate,
      expirationDate: status === 'approved' ? addDays(documentDate, days) : null,
      reason: status === 'rejected' ? choose.pick(rejectionReasons) : null,
      uploadedAt: instant(addDays(today, -uploaded - 1), choose.int(9, 18)),
      reviewedAt: status === 'pending' ? null : instant(addDays(today, -uploaded - 1), 19),
    };
  };
  const byState: Record<DocumentState, () => Version[]> = {
    missing: () => [],
    approved: () => [version(age, 'approved')],
    expiring: () => [version(days - 6, 'approved')],
    expired: () => [version(days + 6, 'approved')],
    pending: () => [version(choose.int(0, 4), 'pending')],
    rejected: () => [version(choose.int(2, 9), 'rejected')],
    renewing: () => [version(days - 12, 'approved'), version(1, 'pending')],
  };
  return byState[state]();
}

/** A time in Mexico City, which has no daylight saving time. */
function instant(date: string, hour: number) {
  return new Date(`${date}T${String(hour).padStart(2, '0')}:10-06:00`);
}

/** The usual cover of a cargo insurance. */
const INSURED = { insuredAmount: '2000000', insuredCurrency: 'MXN' };

function documentRow({ carrier, type, versions }: CarrierDocument) {
  const { uploadedAt, reviewedAt, status, reason, documentDate } = versions.at(-1)!;
  const approved = versions.find((version) => version.status === 'approved');
  return {
    id: documentId(carrier, type),
    carrierId: carrierId(carrier.key),
    type,
    status,
    reason,
    documentDate,
    uploadedAt,
    reviewedAt,
    fileName: documentFiles[type]!.fileName,
    expirationDate: approved?.expirationDate ?? null,
    ...(approved && type === 'insurance_cover' && INSURED),
    certificates: approved && type === 'security_certificates' ? ['CTPAT'] : [],
    version: versions.length,
    createdAt: versions[0]!.uploadedAt,
    updatedAt: reviewedAt ?? uploadedAt,
  };
}

function versionRows({ carrier, type, versions }: CarrierDocument) {
  const { key: fileKey, fileName, mediaType, checksum, content } = documentFiles[type]!;
  return versions.map((version, index) => ({
    id: id(`document:${carrier.key}:${type}:${index + 1}`),
    documentId: documentId(carrier, type),
    number: index + 1,
    fileKey,
    fileName,
    mediaType,
    checksum,
    size: content.length,
    ...version,
    uploadedBy: uploaderOf(carrier),
    reviewedBy: version.reviewedAt ? userId(REVIEWERS[carrier.network] ?? OPERATOR) : null,
  }));
}

/** The user who sends the documents of a carrier; null without one, whose documents come by link. */
function uploaderOf({ key }: CarrierProfile) {
  const account = accounts.find(
    ({ of, role, type }) => of === key && type === 'carrier' && role === 'admin',
  );
  return account ? userId(account.email) : null;
}

/** The id of a document of a carrier. */
export function documentId(carrier: CarrierProfile, type: string) {
  return id(`document:${carrier.key}:${type}`);
}

const OPERATOR = 'admin@anden.test';
const REVIEWERS: Record<string, string> = {
  puente: 'broker@puente.test',
  norte: 'broker@norte.test',
};
