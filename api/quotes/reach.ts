/** SQL over rows of `carriers` and `quotes`: the carrier is of the quote's company's own network, or of Andén's. */
export const inReach = `(carriers.company_id = quotes.company_id or carriers.company_id is null)
  and carriers.status <> 'archived'`;
