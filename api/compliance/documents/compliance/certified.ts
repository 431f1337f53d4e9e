/**
 * SQL: the ids, in `carrier_id`, of the carriers that hold for a company a certificate in CTPAT that is valid on a day. Most
 * are found by their own document; those whose documents the company has judged, or that a carrier with an account has
 * claimed, are few and asked for one by one.
 */
export function certifiedInSql(companyId: string, day: string): string {
  const judged = `judged_certificates(${companyId}, ${day})`;
  return `(select documents.carrier_id from documents
    where documents.type = 'security_certificates' and documents.certificates @> '{CTPAT}'
      and documents.expiration_date >= ${day} and documents.carrier_id not in (select carrier_id from ${judged})
    union all select carrier_id from ${judged} where holds)`;
}
