/** The columns that say to which company, carrier or customer a record belongs. */
export const OWNER_COLUMNS = [
  'company_id',
  'owner_company_id',
  'carrier_id',
  'customer_id',
] as const;
