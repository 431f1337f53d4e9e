import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { uploadedDocument } from '../../documents/test/factory.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { Consent } from '../Consent.ts';

/** Inserts a consent, by default one that a new broker asks of a new carrier. */
export async function buildConsent(overrides: Columns<Consent> = {}): Promise<Consent> {
  const carrierId = overrides.carrierId ?? (await buildCarrier()).id;
  const companyId = overrides.companyId ?? (await buildCompany()).id;
  return saved(Consent, { ...overrides, carrierId, companyId });
}

/** Inserts a granted consent whose carrier has one document. */
export async function buildSharing(overrides: Columns<Consent> = {}) {
  const consent = await buildConsent({ status: 'granted', ...overrides });
  const { id: documentId } = await uploadedDocument(consent.carrierId, { type: 'official_id' });
  return { id: consent.id, carrierId: consent.carrierId, documentId };
}

/** Inserts a carrier of Andén's network for which somebody signs in. */
export async function carrierWithAccount() {
  const { id } = await buildCarrier();
  await buildUser({ type: 'carrier', carrierId: id });
  return { id };
}
