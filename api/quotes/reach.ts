/** SQL over rows of `carriers`: the carrier belongs to the network of a company, or to Andén's. */
export function inReachOf(companyId: string) {
  return `(carriers.company_id = ${companyId} or carriers.company_id is null)
  and carriers.status <> 'archived'`;
}

/** The same for the company of a row of `quotes`. */
export const inReach = inReachOf('quotes.company_id');
