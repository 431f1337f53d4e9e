import { Company } from '../../../network/companies/index.ts';
import { foldText } from '../../../shared/reading/folded.ts';
import type { Customer } from '../context.ts';
import { NAMED_IN_TEXT } from './namedInText.ts';

/** The customers of a company that a message may name, or whose addresses or phones it has, with these. */
export async function customersIn(
  { text, sender = '' }: { text: string; sender?: string },
  company: Company,
): Promise<Customer[]> {
  const domains = domainsIn(`${sender}\n${text}`);
  const phone = sender.replace(/\D/g, '').slice(-10) || NO_PHONE;
  const owner = company.type === 'internal' ? null : company.id;
  const rows = await Company.query()
    .modify('listed')
    .where({ type: 'shipper', ownerCompanyId: owner })
    .where((either) => {
      either.whereRaw(NAMED_IN_TEXT, [foldText(text)]).orWhereRaw(ADDRESSED, [domains, phone]);
    })
    .select('id', 'name', Company.raw(LIST('emails')), Company.raw(LIST('phones')))
    .limit(MOST);
  return rows as unknown as Customer[];
}

/** The domains of the addresses of mail in a text. */
function domainsIn(text: string): string[] {
  const domains = text.toLowerCase().matchAll(/@([a-z0-9.-]{3,100})/g);
  return [...domains].map(([, domain]) => domain!.replace(/\.$/, ''));
}

const CONTACTS = `from contacts where contacts.owner_id = companies.id and contacts.archived_at is null`;

/** Whether a contact writes from one of the domains or has the phone. */
const ADDRESSED = `exists (select ${CONTACTS} and (
  exists (select from unnest(emails) as address where split_part(lower(address), '@', 2) = any(?))
  or exists (select from unnest(phones) as phone where right(phone, 10) = ?)))`;

const LIST = (column: 'emails' | 'phones') =>
  `array(select unnest(${column}) ${CONTACTS}) as ${column}`;

const NO_PHONE = '-';
const MOST = 500;
