import { buildOffer, buildQuoteByLegs } from '../../award/combinations/test/factory.ts';
import { Claim } from '../../compliance/claims/Claim.ts';
import { buildClaim } from '../../compliance/claims/test/factory.ts';
import { codeOf } from '../../compliance/claims/mail.ts';
import { buildCompany } from '../../network/companies/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { setClock } from '../base/clock.ts';
import { as, type Client } from '../client.ts';
import type { BuiltWorld } from '../permissions/world.ts';
import { callsByLink } from './byLink.ts';
import { callsOfForms } from './forms.ts';
import { callsOfPages } from './pages.ts';
import { type Calls, recorded } from './recording.ts';

/** Calls without a row in the permission table, or of which such a row shows a refusal, by their operationId. */
export async function otherCalls(world: BuiltWorld): Promise<Calls> {
  const { user } = world.people.find(({ name }) => name === 'brokerAdmin')!;
  return {
    ...(await imports(world)),
    ...(await callsByLink(world)),
    ...(await callsOfPages(user, await claimed(world))),
    ...(await upgrade()),
    proveClaim: await proof(world),
    getCombinations: await combinations(),
  };
}

/** The comparison of a quote with an offer for each leg, and one for the whole. */
async function combinations() {
  const { id: companyId } = await buildCompany();
  const { whole, legs } = await buildQuoteByLegs({ companyId, saleValue: '6000' });
  for (const quote of [whole, ...legs]) await buildOffer(quote, { transitHours: 8 });
  const admin = as(await buildUser({ companyId }));
  return recorded(admin, 'get', `/api/quotes/${whole.id}/combinations`);
}

/** Calls of an admin of a broker that only read. */
const READ: Record<string, string> = {
  getConfig: '/api/config',
  getFigures: '/api/figures',
  getHealth: '/api/health',
  getReady: '/api/ready',
  getFormChoices: '/api/inquiries/choices',
  getUnassignedNotifications: '/api/notifications/unassigned',
  listPlans: '/api/plans',
  getStates: '/api/states',
  getSettlementTotals: '/api/settlements/totals',
  getReviewTimes: '/api/validations/turnaround',
  getPostalCode: '/api/postal_codes/MX/64000',
  getSession: '/api/session',
  getHome: '/api/home',
  getMetrics: '/api/metrics',
};

/** Further calls, after those of the permission table: some show more then, the forms notify who is in its examples. */
export async function lastCalls(world: BuiltWorld): Promise<Calls> {
  return { ...(await readCalls(world)), ...(await callsOfForms().finally(() => setClock(null))) };
}

async function readCalls(world: BuiltWorld): Promise<Calls> {
  const admin = clientOf(world, 'brokerAdmin');
  const calls: Calls = {};
  for (const [id, path] of Object.entries(READ)) calls[id] = await recorded(admin, 'get', path);
  return calls;
}

/** Uploads of the template of each import, with one row. */
async function imports(world: BuiltWorld): Promise<Calls> {
  const calls: Calls = {};
  for (const [id, [resource, who, template = '', asked = '']] of Object.entries(IMPORTED)) {
    const admin = clientOf(world, who);
    const { body } = await admin.get<string>(`/api/${resource}/bulkTemplate${template}`);
    const form = new FormData();
    const [head = ''] = body.split(/\r?\n/);
    const row = head.replace(/[^,]+/g, '').replace(/^/, 'Prueba');
    form.append('file', new Blob([`${head}\n${row}\n`]), `${resource}.csv`);
    calls[id] = await recorded(admin, 'post', `/api/${resource}/bulkFile${asked}`, form);
  }
  return calls;
}

const SAT_EDITION = '?catalog=units&dated=2026-01-01&source=SAT%2C%20catCFDI';

/** The resource of each import, who may import it, and what the template and the upload ask besides. */
const IMPORTED: Record<string, [resource: string, who: string, template?: string, asked?: string]> =
  {
    importCarriers: ['carriers', 'brokerAdmin'],
    importLocations: ['locations', 'brokerAdmin'],
    importShipments: ['shipments', 'brokerAdmin'],
    importDieselPrices: ['diesel_prices', 'operatorAdmin'],
    importSatKeys: ['sat_keys', 'operatorAdmin', '?catalog=units', SAT_EDITION],
  };

function clientOf({ people }: BuiltWorld, who: string): Client {
  return as(people.find(({ name }) => name === who)!.user);
}

async function upgrade(): Promise<Calls> {
  const { id: companyId } = await buildCompany({ plan: 'free' });
  const client = as(await buildUser({ companyId }));
  const body = { comment: 'Ya movemos más de tres cargas al mes.' };
  return { requestUpgrade: await recorded(client, 'post', '/api/plans/upgrade', body) };
}

async function claimed({ broker }: BuiltWorld): Promise<string> {
  return (await buildClaim({ companyId: broker.id })).recordId;
}

async function proof({ people, carrier }: BuiltWorld) {
  const { user } = people.find(({ name }) => name === 'carrierAdmin')!;
  const claim = await buildClaim({ carrierId: carrier.id });
  const code = await Claim.transaction((trx) => codeOf(trx, claim));
  return recorded(as(user), 'post', `/api/claims/${claim.id}/prove`, { code });
}

/** Optional fields that the examples show, of calls that the permission table makes without any. */
export const MORE: Record<string, object> = {
  askForPassport: { message: 'Para las cargas de Guadalajara a Laredo de este mes.' },
  refuseConsent: { reason: 'No trabajamos esas rutas.' },
  withdrawConsent: { reason: 'Este trimestre no cargamos en sus rutas.' },
  acceptQuote: { comment: 'Confirmado por teléfono.' },
  saveCartaPorteCustomer: { international: false },
  saveCartaPorteCarrier: { distance: '1050' },
  confirmImport: { existing: 'skip' },
  ...Object.fromEntries(
    [
      'Price',
      'Invitation',
      'CartaPorte',
      'RateConfirmation',
      'Moves',
      'Evidence',
      'Tracking',
      'Border',
    ].map((name) => [`link${name}`, { renew: false }]),
  ),
};
