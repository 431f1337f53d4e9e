import { keptColumns } from '../../network/carriers/index.ts';

/** The rows of a table that belong to `:company`, as a condition in SQL, and the columns that are left out. */
export interface CompanyTable {
  where: string;
  without?: string[];
}

/** A table whose rows name the company in this column. */
const ownedBy = (table: string, column = 'company_id'): CompanyTable => ({
  where: `${table}.${column} = :company`,
});

/** A table whose rows belong to rows of another one. */
const partOf = (column: string, whole: string, rest: Partial<CompanyTable> = {}): CompanyTable => ({
  where: `${column} in (select id from ${whole} where ${whole}.company_id = :company)`,
  ...rest,
});

/** The tables with rows of companies, those first that others refer to. */
export const TABLES: Record<string, CompanyTable> = {
  companies: { where: 'companies.id = :company or companies.owner_company_id = :company' },
  users: { ...ownedBy('users'), without: ['identity_sub'] },
  api_keys: { ...ownedBy('api_keys'), without: ['secret_hash'] },
  api_key_days: partOf('key_id', 'api_keys'),
  webhooks: ownedBy('webhooks'),
  webhook_events: partOf('webhook_id', 'webhooks'),
  webhook_tries: {
    where: `event_id in (select id from webhook_events where webhook_id in
      (select id from webhooks where company_id = :company))`,
  },
  carriers: { ...ownedBy('carriers'), without: keptColumns },
  carrier_equipments: partOf('carrier_id', 'carriers'),
  contacts: { where: 'contacts.company_id = :company or contacts.owner_company_id = :company' },
  locations: ownedBy('locations'),
  documents: ownedBy('documents'),
  document_versions: partOf('document_id', 'documents', { without: ['file_key'] }),
  claims: {
    where: `claims.company_id = :company and claims.status = 'proved'`,
    without: ['carrier_id', 'mailed_at'],
  },
  vehicles: ownedBy('vehicles'),
  operators: ownedBy('operators'),
  bank_accounts: ownedBy('bank_accounts'),
  consents: { ...ownedBy('consents'), without: ['carrier_id'] },
  judgements: ownedBy('judgements'),
  document_openings: { ...ownedBy('document_openings'), without: ['carrier_id'] },
  routes: ownedBy('routes'),
  route_stops: ownedBy('route_stops'),
  quotes: ownedBy('quotes'),
  quote_stops: ownedBy('quote_stops'),
  invitations: ownedBy('invitations'),
  rates: ownedBy('rates'),
  invitation_replies: ownedBy('invitation_replies'),
  shipments: ownedBy('shipments'),
  shipment_stops: ownedBy('shipment_stops'),
  shipment_incidents: ownedBy('shipment_incidents'),
  legs: ownedBy('legs'),
  crossings: ownedBy('crossings'),
  load_arrivals: ownedBy('load_arrivals'),
  rate_confirmations: ownedBy('rate_confirmations'),
  carta_portes: ownedBy('carta_portes'),
  evidence: ownedBy('evidence'),
  evidence_files: { ...ownedBy('evidence_files'), without: ['file_key'] },
  accessorials: ownedBy('accessorials'),
  accessorial_files: { ...ownedBy('accessorial_files'), without: ['file_key'] },
  payments: ownedBy('payments'),
  links: {
    where: `${linksOf('links.subject_id')} or (links.kind = 'feed' and links.party_id = :company)`,
    without: ['number'],
  },
  link_mails: {
    where: `link_id in (select links.id from links where ${linksOf('links.subject_id')})`,
  },
  imports: { ...ownedBy('imports'), without: ['file_key', 'actor'] },
  import_rows: partOf('import_id', 'imports'),
  events: ownedBy('events'),
  changes: ownedBy('changes'),
};

/** The tables without rows for the export, each with its reason; besides them the catalogs, which all share. */
export const LEFT_OUT: Record<string, string> = {
  import_staging: 'rows of uploaded files that are not written yet',
  contact_emails: 'copies of the addresses in contacts',
  contact_phones: 'copies of the numbers in contacts',
  saved_queries: 'of one person, who downloads them in the profile',
  notifications: 'of one person, who downloads them in the profile',
  notification_choices: 'of one person, who downloads them in the profile',
  notice_mails: 'waiting notices of one person',
  inquiries: "the queue of Andén's staff",
  packets: 'of the carriers that send them',
  registrations: 'of carriers that belong to no company yet',
  security_events: 'for root alone',
  mails: 'texts made from the other tables, with links of access',
  received_mails: 'mails as they came, of which those of the company are in invitation_replies',
  refused_addresses: 'answers of mail servers, shown at contacts and carriers',
  presences: 'open pages of this moment',
  feed_rows: 'ids of records that changed in the last month',
  feed_counters: 'technical',
  failed_jobs: 'technical',
  job_attempts: 'technical',
  paper_reminders: 'which reminders were sent',
  idempotency_keys: 'technical',
  rate_limits: 'technical',
  secrets: 'of the installation',
  installation_facts: 'of the installation',
  sessions: 'sign-ins',
  session_tokens: 'sign-ins',
  oidc_payloads: 'sign-ins of development',
  oidc_keys: 'sign-ins of development',
  exchange_rates: 'shared by all',
  diesel_prices: 'shared by all',
  bridge_waits: 'shared by all',
  postal_codes: 'shared by all',
  carta_porte_keys: 'shared by all',
  sat_keys: 'shared by all',
  user_types: 'shared by all',
  user_roles: 'shared by all',
};

function linksOf(column: string): string {
  return ['invitations', 'quotes', 'rate_confirmations', 'shipments']
    .map((table) => `${column} in (select id from ${table} where ${table}.company_id = :company)`)
    .join(' or ');
}
