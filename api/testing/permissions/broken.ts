import { carrierPolicy } from '../../carriers/policy.ts';
import { comodityPolicy } from '../../comodities/policy.ts';
import { companyPolicy } from '../../companies/policy.ts';
import { contactPolicy } from '../../contacts/policy.ts';
import { contactTypePolicy } from '../../contactTypes/policy.ts';
import { anybody, everything, nobody, nothing } from '../../core/auth/policy.ts';
import { dieselPricePolicy } from '../../dieselPrices/policy.ts';
import { documentPolicy } from '../../documents/policy.ts';
import { equipmentPolicy } from '../../equipments/policy.ts';
import { exchangeRatePolicy } from '../../exchangeRates/policy.ts';
import { importPolicy } from '../../imports/policy.ts';
import { historyPolicy } from '../../history/policy.ts';
import { incidentPolicy } from '../../incidents/policy.ts';
import { inquiryPolicy } from '../../inquiries/policy.ts';
import { invitationPolicy } from '../../invitations/policy.ts';
import { locationPolicy } from '../../locations/policy.ts';
import { notificationPolicy } from '../../notifications/policy.ts';
import { packagingPolicy } from '../../packagings/policy.ts';
import { quotePolicy } from '../../quotes/policy.ts';
import { routePolicy } from '../../routes/policy.ts';
import { rateConfirmationPolicy } from '../../rateConfirmations/policy.ts';
import { savedQueryPolicy } from '../../savedQueries/policy.ts';
import { shipmentPolicy } from '../../shipments/policy.ts';
import { userPolicy } from '../../users/policy.ts';
import { difference, visits, type Visit } from './walk.ts';
import type { World } from './world.ts';

/** The policy of each resource, as the running server has it. */
export const POLICIES: Record<string, object> = {
  users: userPolicy,
  companies: companyPolicy,
  contacts: contactPolicy,
  carriers: carrierPolicy,
  validations: documentPolicy,
  'catalogs/equipments': equipmentPolicy,
  'catalogs/comodities': comodityPolicy,
  'catalogs/packagings': packagingPolicy,
  'catalogs/contact_types': contactTypePolicy,
  'catalogs/incidents': incidentPolicy,
  locations: locationPolicy,
  quotes: quotePolicy,
  routes: routePolicy,
  diesel_prices: dieselPricePolicy,
  exchange_rates: exchangeRatePolicy,
  invitations: invitationPolicy,
  shipments: shipmentPolicy,
  rateConfirmations: rateConfirmationPolicy,
  notifications: notificationPolicy,
  history: historyPolicy,
  saved_queries: savedQueryPolicy,
  inquiries: inquiryPolicy,
  imports: importPolicy,
};

/** A rule too lax or too strict, and the cells of the table that it must show in. */
export const BREAKS = {
  anybody: { rule: anybody, scope: () => everything, shows: ['-', '0'] },
  nobody: { rule: nobody, scope: () => nothing, shows: ['+'] },
};

/** Breaks that no answer shows, and why. */
const UNSEEN: Record<string, string> = {
  'inquiries visible anybody':
    'whoever it hides them from may not list or show any: 403 comes first',
  'inquiries update anybody': 'whoever it refuses sees no inquiry: visible refuses first, with 404',
  'locations update anybody': 'whoever it refuses sees no place: show and visible refuse first',
  'locations delete anybody': 'whoever it refuses sees no place: show and visible refuse first',
  'shipments move anybody': 'mayReach, in the same policy, refuses each step by itself',
};

/** What everybody may know of. */
const SHARED = /^(catalogs\/|diesel_prices$|exchange_rates$)/;

/** Whether breaking the rule so leaves it as it was, so that nobody can see it. */
export function isNoBreak(resource: string, action: string, how: keyof typeof BREAKS): boolean {
  if (UNSEEN[`${resource} ${action} ${how}`]) return true;
  const rule = (POLICIES[resource] as Record<string, unknown>)[action];
  if (action === 'visible') return how === 'anybody' && SHARED.test(resource);
  return rule === BREAKS[how].rule;
}

/** The calls that ask this rule and would be answered otherwise if it were broken so. */
export function touched(world: World, resource: string, action: string, how: keyof typeof BREAKS) {
  const shows = action === 'visible' ? [how === 'anybody' ? '0' : '+'] : BREAKS[how].shows;
  return visits(resource, world).filter(
    ({ call, person, expected }) =>
      !person.readsOnly && shows.includes(expected) && asks(call, action),
  );
}

/** The first difference that breaking the rule makes among these calls; the rule is whole again after. */
export async function seenBy(
  world: World,
  resource: string,
  action: string,
  how: keyof typeof BREAKS,
  calls: Visit[],
): Promise<string | undefined> {
  const policy = POLICIES[resource] as Record<string, unknown>;
  const whole = policy[action];
  policy[action] = action === 'visible' ? BREAKS[how].scope : BREAKS[how].rule;
  try {
    for (const visit of calls) {
      const found = await difference(world, visit);
      if (found) return found;
    }
    return undefined;
  } finally {
    policy[action] = whole;
  }
}

/** Reads ask the scope before anything else. */
function asks({ action, reads }: Visit['call'], rule: string) {
  if (rule === 'visible') return reads && ['list', 'show'].includes(action);
  return action === rule;
}
