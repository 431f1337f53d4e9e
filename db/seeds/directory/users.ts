import { carrierDomain, carrierId } from './carriers.ts';
import type { CarrierProfile } from './carrierProfiles.ts';
import { companyDomain, companyId } from './companies.ts';
import { accounts, type Account } from '../data/accounts.ts';
import { customers, tenants } from '../data/companies.ts';
import { place, type Place } from '../data/places/places.ts';
import { id } from '../tools/ids.ts';
import type { Numbers } from '../tools/numbers.ts';
import { person } from '../tools/people.ts';
import { random } from '../tools/random.ts';
import { slug } from '../tools/text.ts';
import { later } from '../tools/time.ts';

const TYPES = { internal: 1, broker: 2, shipper: 3, carrier: 4 };
const ROLES = { root: 1, admin: 2, member: 3 };
const CARRIERS_WITH_USERS = 20;

/** The rows of the users: the demo accounts first, then users of customers and carriers. */
export function userRows(profiles: CarrierProfile[], now: Date, numbers: Numbers) {
  const everybody = [...accounts, ...customers.map(shipperUser), ...carrierUsers(profiles)];
  return everybody.map((account, index) => {
    const createdAt = later(now, (index - 380) * 24 * 60);
    const home = homeOf(account, profiles);
    const [firstName, lastName, maidenName] = account.name;
    return {
      id: userId(account.email),
      email: account.email,
      firstName,
      lastName,
      maidenName,
      phone: numbers.phone(home.country, home.areaCode),
      userTypeId: TYPES[account.type],
      userRoleId: ROLES[account.role],
      accessType: account.readOnly ? 'read_only' : 'full',
      companyId: account.type === 'carrier' ? null : companyId(account.of),
      carrierId: account.type === 'carrier' ? carrierId(account.of) : null,
      language: account.language ?? 'es',
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** The id of a user by e-mail address. */
export function userId(email: string): string {
  return id(`user:${email}`);
}

function shipperUser({ key, name, cities }: (typeof customers)[number]): Account {
  const { country } = place(cities[0]!);
  return {
    ...accountName(key, country, companyDomain(key, name)),
    type: 'shipper',
    role: 'member',
    of: key,
  };
}

function carrierUsers(profiles: CarrierProfile[]): Account[] {
  const choosable = profiles.filter(({ key, status }) => /^\d+$/.test(key) && status === 'active');
  const carriers = random('carrier-users').sample(choosable, CARRIERS_WITH_USERS);
  return carriers.map((carrier) => ({
    ...accountName(carrier.key, carrier.home.country, carrierDomain(carrier)),
    type: 'carrier',
    role: 'admin',
    of: carrier.key,
    ...(carrier.home.country === 'US' && { language: 'en' as const }),
  }));
}

function accountName(
  key: string,
  country: 'MX' | 'US',
  domain: string,
): Pick<Account, 'email' | 'name'> {
  const { first, paternal, maternal } = person(country, random(`user:${key}`));
  return { email: `${slug(first)}.${slug(paternal)}@${domain}`, name: [first, paternal, maternal] };
}

function homeOf({ type, of }: Account, profiles: CarrierProfile[]): Place {
  if (type === 'carrier') return profiles.find(({ key }) => key === of)!.home;
  const tenant = tenants.find(({ key }) => key === of)?.city;
  return place(tenant ?? customers.find(({ key }) => key === of)!.cities[0]!);
}
