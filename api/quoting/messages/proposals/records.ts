import { Comodity } from '../../../catalogs/comodities/index.ts';
import { Equipment } from '../../../catalogs/equipments/index.ts';
import type { Company } from '../../../network/companies/index.ts';
import { Location } from '../../../network/locations/index.ts';
import { foldText } from '../../../shared/reading/folded.ts';
import type { MessageContext, SavedLocation } from '../context.ts';
import { customersIn } from './customers.ts';
import { NAMED_IN_TEXT } from './namedInText.ts';
import { yesterdaysQuotes } from './yesterdaysQuotes.ts';

/** By what a message is read, with the saved locations that it may name. */
export type MessageRecords = MessageContext & { locations: SavedLocation[] };

/** The records of a company that a message may name, and the catalogs. */
export async function recordsFor(
  company: Company,
  message: { text: string; sender?: string },
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<MessageRecords> {
  const [locations, customers, equipments, comodities, lastQuotes] = await Promise.all([
    locationsIn(message.text, company.id),
    customersIn(message, company),
    Equipment.query()
      .modify('listed')
      .select('id', 'nameEs', 'nameEn', 'code', 'category', 'lengthFt'),
    Comodity.query().modify('listed').select('id', 'nameEs', 'nameEn'),
    yesterdaysQuotes(message.text, company.id, { timeZone, now }),
  ]);
  const { sender } = message;
  const catalogs = { equipments, comodities } as Pick<MessageContext, 'equipments' | 'comodities'>;
  const reader = { receivedAt: now, zone: timeZone, ...(sender && { sender }) };
  return { ...reader, ...catalogs, locations, customers, lastQuotes };
}

async function locationsIn(text: string, companyId: string): Promise<SavedLocation[]> {
  const rows = await Location.query()
    .modify('listed')
    .where({ companyId })
    .whereRaw(NAMED_IN_TEXT, [foldText(text)])
    .select('id', 'name', 'street', 'city', 'state', 'country', 'postalCode', 'timeZone')
    .limit(MOST);
  return rows.map((row) => withoutNulls(row) as unknown as SavedLocation);
}

/** More names in one message are no names. */
const MOST = 500;

function withoutNulls(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
