import { buildEquipment } from '../catalogs/equipments/test/factory.ts';
import type { Schemas } from '../core/contract/types.ts';
import { buildCompany, buildCustomer } from '../network/companies/test/factory.ts';
import type { Company } from '../network/companies/Company.ts';
import { buildInvitation } from '../quoting/invitations/test/factory.ts';
import type { Invitation } from '../quoting/invitations/index.ts';
import { Quote } from '../quoting/quotes/index.ts';
import { buildExchangeRate, quoteInput } from '../quoting/quotes/test/factory.ts';
import { threeLegs } from '../quoting/quotes/test/legs/factory.ts';
import { buildUser } from '../platform/users/test/factory.ts';
import type { User } from '../platform/users/User.ts';
import { as } from './client.ts';
import { whileBusy } from './whileBusy.ts';

type Amount = { allIn: string; currency?: Schemas['Currency'] };

/** A broker, its customer and the equipment of their loads. */
export interface World {
  company: Company;
  customer: Company;
  admin: User;
  equipmentId: string;
}

/** A quote by legs that have rates, and the invitations that have them, in driving order. */
export interface Rated {
  id: string;
  legs: Schemas['QuoteLeg'][];
  offers: Invitation[];
}

/** A company with an admin and a customer, for quotes in US dollars at 20 pesos. */
export async function buildWorld(overrides: Partial<Company> = {}): Promise<World> {
  const company = await buildCompany(overrides as object);
  const customer = await buildCustomer(company);
  const admin = await buildUser({ companyId: company.id });
  await buildExchangeRate();
  return { company, customer, admin, equipmentId: (await buildEquipment()).id };
}

/** A quote by legs, complete and not sent; none demands a certificate, so that every carrier can be assigned. */
export async function buildByLegs(
  { admin, customer, equipmentId }: World,
  input: Partial<Schemas['QuoteInput']> = {},
): Promise<Schemas['Quote']> {
  const asked = { asked: 'legs' as const, legs: LEGS(), customerId: customer.id, equipmentId };
  const body = { ...quoteInput(asked), ...input };
  return (await as(admin).post<Schemas['Quote']>('/api/quotes', body)).body;
}

const LEGS = () => threeLegs().map((leg) => ({ ...leg, ctpat: false }));

/** A quote by legs with one rate for each: 18,000 pesos, 150 and 1,200 US dollars. */
export async function buildRated(
  world: World,
  { input = {}, amounts = AMOUNTS, carrierIds = [] }: RatedOptions = {},
): Promise<Rated> {
  const { id, legs } = await buildByLegs(world, input);
  const offers: Invitation[] = [];
  for (const [at, leg] of legs!.entries()) {
    const carrierId = carrierIds[at];
    const rate = amounts[at]!;
    offers.push(await buildInvitation({ quoteId: leg.id, rate, ...(carrierId && { carrierId }) }));
  }
  await Quote.query().patch({ status: 'rated' }).where({ id });
  return { id, legs: legs!, offers };
}

interface RatedOptions {
  input?: Partial<Schemas['QuoteInput']>;
  amounts?: Amount[];
  carrierIds?: string[];
}

const AMOUNTS: Amount[] = [
  { allIn: '18000.00', currency: 'MXN' },
  { allIn: '150.00' },
  { allIn: '1200.00' },
];

/** The awards of some legs, by their places, each to the carrier of its offer. */
export function awardsOf({ legs, offers }: Rated, ...places: number[]) {
  return places.map((at) => ({ legId: legs[at]!.id, invitationId: offers[at]!.id }));
}

/** Awards legs, and returns the answer. */
export function awardLegs<Body = Schemas['Quote']>(
  user: User,
  quoteId: string,
  awards: object[],
  more: object = {},
) {
  const path = `/api/quotes/${quoteId}/legs/award`;
  return whileBusy(() => as(user).post<Body>(path, { awards, ...more }));
}
