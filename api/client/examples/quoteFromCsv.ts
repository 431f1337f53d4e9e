// Quotes each load of a CSV file: creates a quote, sends it to the first carriers that cover it, waits until all of them
// have answered or their time has ended, and prints the best rate.
//
//   ANDEN_URL=https://anden.example ANDEN_KEY=anden_key_… npx tsx quoteFromCsv.ts loads.csv
//
// The key needs the scopes catalogs:read, invitations:read, quotes:read and quotes:write.
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { AndenError, createClient, type Schemas } from '@anden/client';

const { ANDEN_URL = 'http://localhost:3000', ANDEN_KEY = '' } = process.env;
const CARRIERS = 5;
const MINUTES = 60;
const POLL_MS = 2_000;
const OPEN = ['pending', 'sent', 'in_contact', 'available'];

const anden = createClient({ url: ANDEN_URL, key: ANDEN_KEY, language: 'en' });

type Quote = Schemas['Quote'];
type Invitation = Schemas['Invitation'];

for (const load of await readLoads(process.argv[2] ?? 'loads.csv')) {
  try {
    const quote = await ask(load);
    console.log(resultOf(quote, await answersTo(quote)));
  } catch (error) {
    if (!(error instanceof AndenError)) throw error;
    console.error(`${load.reference}: ${error.code} ${error.message}`);
    process.exitCode = 1;
  }
}

type Load = Record<string, string>;

/** The rows by the names in the first one; for values without commas and quotes. */
async function readLoads(file: string): Promise<Load[]> {
  const lines = (await readFile(file, 'utf8')).trim().split(/\r?\n/);
  const [names = [], ...rows] = lines.map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
}

/** Creates the quote of a load and sends it to carriers. */
async function ask(load: Load): Promise<Quote> {
  const { data: quote } = await anden.POST('/quotes', { body: await quoteOf(load) });
  const params = { path: { id: quote.id } };
  const { data: found } = await anden.GET('/quotes/{id}/matches', {
    params: { ...params, query: { limit: CARRIERS } },
  });
  const carrierIds = found.matches.map(({ carrierId }) => carrierId);
  const body = { carrierIds, minutes: MINUTES, startsNow: true };
  const { data: sent } = await anden.POST('/quotes/{id}/send', { params, body });
  return sent;
}

async function quoteOf(load: Load): Promise<Schemas['QuoteInput']> {
  return {
    movement: 'cross_border',
    origin: placeOf(load, 'origin'),
    destination: placeOf(load, 'destination'),
    pickupDate: load.pickupDate,
    deliveryDate: load.deliveryDate,
    equipmentId: await equipmentId(load.equipment),
    weight: load.weightKg,
    weightUnit: 'kg',
    currency: 'USD',
    customerReference: load.reference,
  };
}

function placeOf(load: Load, end: 'origin' | 'destination'): Schemas['Place'] {
  const state = load[`${end}State`] as Schemas['StateCode'];
  return {
    city: load[`${end}City`]!,
    state,
    country: state.startsWith('MX') ? 'MX' : 'US',
    postalCode: load[`${end}PostalCode`],
  };
}

async function equipmentId(code = ''): Promise<string> {
  for await (const type of anden.rows('/catalogs/equipments'))
    if (type.code === code) return type.id;
  throw new Error(`Andén has no equipment type ${code}`);
}

/** The invitations of a quote, once none of them is open. */
async function answersTo(quote: Quote): Promise<Invitation[]> {
  const params = { query: { quoteId: quote.id, limit: CARRIERS } };
  for (;;) {
    const { data: invitations } = await anden.GET('/invitations', { params });
    if (!invitations.some(({ status }) => OPEN.includes(status))) return invitations;
    await pause(POLL_MS);
  }
}

function resultOf({ reference, customerReference }: Quote, invitations: Invitation[]): string {
  const best = invitations.find(({ place }) => place === 1);
  const rates = invitations.filter(({ place }) => place).length;
  const result = best ? `${best.amount} ${best.quoteCurrency} by ${best.carrierName}` : 'no rate';
  return `${customerReference} ${reference}: ${result} (${rates} of ${invitations.length} carriers)`;
}
