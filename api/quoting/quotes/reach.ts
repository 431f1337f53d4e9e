/** SQL over rows of `carriers`: not archived. */
export const isKept = `carriers.status <> 'archived'`;

/** SQL over rows of `carriers`: that they belong to each of the networks that a company reaches, its own and Andén's. */
export function networksOf(companyId: string) {
  return [`carriers.company_id = ${companyId}`, 'carriers.company_id is null'];
}

/** SQL over rows of `carriers`: the carrier belongs to the network of a company, or to Andén's. */
export function inReachOf(companyId: string) {
  return `(${networksOf(companyId).join(' or ')})
  and ${isKept}`;
}

/** The same for the company of a row of `quotes`. */
export const inReach = inReachOf('quotes.company_id');
