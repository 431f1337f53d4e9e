import type { CarrierProfile } from './carrierProfiles.ts';
import type { Tenant } from '../data/companies.ts';
import { random } from '../tools/random.ts';
import { carrierId } from './carriers.ts';
import type { userRows } from './users.ts';

const DECIDERS: Record<Tenant, string> = {
  operator: 'admin@anden.test',
  puente: 'broker@puente.test',
  norte: 'broker@norte.test',
};

const AUTHORS: Record<Tenant, string[]> = {
  operator: ['admin@anden.test', 'staff@anden.test', 'nights@anden.test'],
  puente: ['broker@puente.test', 'agent@puente.test', 'laredo@puente.test'],
  norte: ['broker@norte.test', 'agent@norte.test'],
};

/** The e-mail of a quote's author: the one that the story names, else a user of the company. */
export function authorOf(story: { key: string; company: Tenant; by?: string }): string {
  return story.by ?? random(`author:${story.key}`).pick(AUTHORS[story.company]);
}

/** The e-mail of the user who assigns, shares prices and dismisses quotes at a company. */
export function deciderOf({ company }: { company: Tenant }): string {
  return DECIDERS[company];
}

/** The id of a carrier's user; null when it has none. */
export function userOfCarrier(users: ReturnType<typeof userRows>, { key }: CarrierProfile) {
  return users.find((user) => user.carrierId === carrierId(key))?.id ?? null;
}
