import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES } from './modules.js';

/** Tables without a model, by the module that owns them. */
const WITHOUT_MODEL = {
  idempotency_keys: 'core',
  secrets: 'core',
  installation_facts: 'core',
  rate_limits: 'core',
  refused_addresses: 'core',
  mails: 'core',
  received_mails: 'core',
  failed_jobs: 'core',
  job_attempts: 'core',
  security_events: 'core',
  events: 'core',
  changes: 'core',
  imports: 'core',
  import_rows: 'core',
  import_staging: 'core',
  oidc_payloads: 'identity',
  oidc_keys: 'identity',
  notification_choices: 'notifications',
  notice_mails: 'notifications',
  user_types: 'users',
  user_roles: 'users',
  postal_codes: 'postalCodes',
  carrier_equipments: 'carriers',
  contact_emails: 'contacts',
  contact_phones: 'contacts',
  link_mails: 'links',
  presences: 'live',
  feed_rows: 'changeFeed',
  feed_counters: 'changeFeed',
  api_key_days: 'keys',
  webhook_tries: 'webhooks',
  carta_porte_keys: 'cartaPorte',
  sat_keys: 'satKeys',
  paper_reminders: 'radar',
};

/** Views that any module may read although they are defined over tables of modules downstream, each with its reason. */
export const VIEWS = {
  people: 'changes name who made them',
  key_names: 'changes and the security log name the API key of a program',
  employers:
    'users, contacts and changes name the company or carrier that somebody works for, and whose that is',
  absences: 'what reaches a person who is away reaches a colleague too',
  valid_documents: "a carrier's confidence counts the documents that hold today",
  carrier_work: 'what waits for a document of a carrier says how urgent it is',
  carrier_deliveries: 'a document stops what is delivered after its last day',
  quote_routes: 'a quote names the route that it starts from',
  used_exchange_rates: 'an exchange rate that a quote has used can no longer be changed',
  used_diesel_prices: 'a diesel price that a quote has used can no longer be changed',
  quote_shipments: 'a quote and its invitations lead to the load that came of it',
  crossing_zones: 'the step of a load at the border is told in the time of its bridge',
  agreed_terms:
    'what the carrier of a load has agreed to, for modules that need no more of its rate confirmation',
  load_evidence: 'a load closes once its proof documents are accepted or waived',
  pending_accessorials: 'a load closes once its accessorials are decided',
  paid_loads: 'a load is reopened only while it is not marked as paid',
  expected_arrivals: 'a list of loads shows when each is expected',
  leg_contacts: 'the carrier of a leg is told whom to ask for at its hand-overs',
  quote_answers: 'a quote counts its invitations and their valid rates',
  valid_amounts: 'a quote shows its best rate',
};

const TABLE_NAME = /static override tableName = '(\w+)'|extends catalogModel<[^>]*>\('(\w+)'\)/;

/** The module that owns each table, from the modules' models. */
export function ownersOfTables(root) {
  const owners = { ...WITHOUT_MODEL };
  const api = join(root, 'api');
  for (const entry of readdirSync(api, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/^[A-Z]\w*\.ts$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const [, own, catalog] = readFileSync(path, 'utf8').match(TABLE_NAME) ?? [];
    const table = own ?? catalog;
    if (table) owners[table] ??= ownerOf(path.slice(api.length + 1).split('/'));
  }
  return owners;
}

/** The module that contains a file, or the area where it has no modules. */
function ownerOf([area, module]) {
  return area in MODULES ? module : area;
}

const IN_SQL = /\b(?:from|join|into|update)\s+(?:only\s+|lateral\s+)?"?([a-z_]+)"?/gi;
const IS_SQL = /\b(?:select|insert\s+into|delete\s+from|join|exists)\b|\bupdate\s+\w+\s+set\b/i;

/** The names that follow `from`, `join`, `into` or `update` in a text, if it is SQL. */
export function tablesIn(text) {
  return IS_SQL.test(text) ? [...text.matchAll(IN_SQL)].map(([, name]) => name) : [];
}
