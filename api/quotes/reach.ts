/**
 * SQL over rows of `carriers` and `quotes`: the carrier belongs to the network of the quote's company or to Andén's.
 */
export const inReach = `(carriers.company_id = quotes.company_id or carriers.company_id is null)
  and carriers.status <> 'archived'`;
