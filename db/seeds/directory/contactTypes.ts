import { contactKinds } from '../data/contactTypes.ts';
import { id } from '../tools/ids.ts';
import { later } from '../tools/time.ts';

/** The rows of the contact type catalog. */
export function contactTypeRows(now: Date) {
  const createdAt = later(now, -430 * 24 * 60);
  return contactKinds.map((kind) => ({
    id: contactTypeId(kind.code),
    ...kind,
    createdAt,
    updatedAt: createdAt,
  }));
}

/** The id of a contact type by its code; throws when the catalog has none. */
export function contactTypeId(code: string): string {
  if (!contactKinds.some((kind) => kind.code === code)) throw new Error(`No contact type ${code}`);
  return id(`contact-type:${code}`);
}
