import { placeJson } from '../tools/addresses.ts';
import { customers, tenants, type Customer } from '../data/companies.ts';
import { mexicanForms } from '../data/names.ts';
import { place, type Place } from '../data/places/places.ts';
import { id } from '../tools/ids.ts';
import type { Numbers } from '../tools/numbers.ts';
import { random } from '../tools/random.ts';
import { companyRfc } from '../tools/rfc.ts';
import { slug } from '../tools/text.ts';
import { later } from '../tools/time.ts';

/** The rows of Andén, the brokers and their customers; their numbers of quotes, loads and routes are set later. */
export function companyRows(now: Date, numbers: Numbers) {
  const parties = [...tenants.map(tenantFields), ...customers.map(customerFields)];
  return parties.map(({ key, name, city, ...fields }, index) => {
    const createdAt = later(now, (index - 420) * 24 * 60);
    return {
      id: companyId(key),
      name,
      ...fields,
      ...taxNumbers(key, name, city, numbers),
      phone: numbers.phone(city.country, city.areaCode),
      address: placeJson(city, random(`address:${key}`)),
      fuel: FUEL[key] ?? null,
      quoteCount: 0,
      shipmentCount: 0,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** The fuel surcharge settings of the brokers and Andén: in gallons (mpg) or liters (km/l). */
const FUEL: Record<string, object> = {
  puente: { country: 'US', unit: 'gal', currency: 'USD', basePrice: '2.80', consumption: '6.20' },
  norte: { country: 'MX', unit: 'l', currency: 'MXN', basePrice: '21.50', consumption: '2.30' },
  operator: { country: 'MX', unit: 'l', currency: 'MXN', basePrice: '22.00', consumption: '2.40' },
};

/** The id of a tenant or a customer by its key. */
export function companyId(key: string): string {
  return id(`company:${key}`);
}

/** The domain of a company's e-mail addresses. */
export function companyDomain(key: string, name: string): string {
  return ['puente', 'norte', 'maquila'].includes(key) ? `${key}.test` : `${slug(name)}.test`;
}

function tenantFields({ key, name, type, plan, city }: (typeof tenants)[number]) {
  return {
    key,
    name,
    type: type as string,
    plan: plan as string,
    comercialName: name as string,
    email: `hola@${companyDomain(key, name)}`,
    ownerCompanyId: null as string | null,
    city: place(city),
  };
}

function customerFields({ key, tenant, name, cities }: Customer) {
  const city = place(cities[0]!);
  return {
    key,
    name: american(name) ? name : `${name}, ${random(`form:${key}`).pick(mexicanForms)}`,
    type: 'shipper',
    plan: 'free',
    comercialName: american(name) ? name.replace(/ (Inc\.|LLC)$/, '') : name,
    email: `embarques@${companyDomain(key, name)}`,
    ownerCompanyId: companyId(tenant) as string | null,
    city,
  };
}

function taxNumbers(key: string, name: string, city: Place, numbers: Numbers) {
  if (american(name)) return { rfc: null, ein: numbers.ein(), currency: 'USD' };
  const currency = city.country === 'MX' && key !== 'operator' ? 'USD' : 'MXN';
  return { rfc: companyRfc(name.split(',')[0]!, random(`rfc:${key}`)), ein: null, currency };
}

function american(name: string) {
  return /(Inc\.|LLC)$/.test(name);
}
