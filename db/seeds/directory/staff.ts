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

const DESK: Record<Tenant, string[]> = {
  operator: ['admin@anden.test', 'staff@anden.test', 'nights@anden.test'],
  puente: ['broker@puente.test', 'agent@puente.test', 'laredo@puente.test'],
  norte: ['broker@norte.test', 'agent@norte.test'],
};

/** Who wrote a quote: the one the story names, else somebody at the company's desk. */
export function authorOf(story: { key: string; company: Tenant; by?: string }): string {
  return story.by ?? random(`author:${story.key}`).pick(DESK[story.company]);
}

/** Who decides at a company: awards, shares prices, withdraws. */
export function deciderOf({ company }: { company: Tenant }): string {
  return DECIDERS[company];
}

/** A carrier's own user, or null where it answered by its link. */
export function userOfCarrier(users: ReturnType<typeof userRows>, { key }: CarrierProfile) {
  return users.find((user) => user.carrierId === carrierId(key))?.id ?? null;
}
