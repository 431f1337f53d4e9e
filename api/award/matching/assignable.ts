import { lackingDocuments } from '../../compliance/documents/index.ts';

/** SQL: the documents that a carrier lacks for the load, with the values of `valuesOf`. */
export function lackedBy(carrierId: string): string {
  return lackingDocuments({
    companyId: ':companyId::uuid',
    carrierId,
    movement: ':movement::text',
    hazmat: ':hazmat::boolean',
    customerId: ':customerId::uuid',
    deliveryDate: ':deliveryDate::date',
    ctpat: ':ctpat::boolean',
  });
}

/** SQL over a row with `lackingDocuments`: the carrier can be assigned the load. */
export const IS_ASSIGNABLE = `("lackingDocuments"::text = '[]')`;

/**
 * SQL over a row of `carriers`: it has a document that every carrier needs, itself or in the record that claims this one.
 * Others lack it, so that their documents need not be judged to know that they can't be assigned.
 */
export const MAY_BE_ASSIGNABLE = `carriers.id in (
  select carrier_id from documents where type = 'insurance_cover' and status is not null
  union select record_id from claims where status = 'proved')`;
