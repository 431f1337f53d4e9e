/**
 * SQL: whether a moment belongs to the part of the load `:companyId`, `:id` that its present carrier may read; for other
 * readers, `:isCarrier` being false, all of it does.
 */
export function isReadable(moment: string): string {
  return `(not :isCarrier or ${moment} >= coalesce((select shipments.carrier_since from shipments
    where shipments.company_id = :companyId and shipments.id = :id), '-infinity'))`;
}
