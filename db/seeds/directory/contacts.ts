import type { CarrierProfile } from './carrierProfiles.ts';
import { carrierDomain, carrierId } from './carriers.ts';
import { companyDomain, companyId } from './companies.ts';
import { contactTypeId } from './contactTypes.ts';
import { customers, tenants } from '../data/companies.ts';
import { place, type Place } from '../data/places/places.ts';
import { id } from '../tools/ids.ts';
import type { Numbers } from '../tools/numbers.ts';
import { person } from '../tools/people.ts';
import { random } from '../tools/random.ts';
import { slug } from '../tools/text.ts';
import { later } from '../tools/time.ts';

const INVENTED_CARRIERS = 40;

/** The rows of the contacts of all tenants and customers, the known carriers and forty others. */
export function contactRows(profiles: CarrierProfile[], now: Date, numbers: Numbers) {
  const people = [...companyContacts(), ...profiles.filter(hasContacts).flatMap(carrierContacts)];
  const taken = new Set<string>();
  return people.map(({ of, role, home, domain, companyId = null, carrierId = null }, index) => {
    const createdAt = later(now, (index * 0.5 - 300) * 24 * 60);
    const mexican = home.country === 'MX';
    const { name, email } = personAt(domain, `${of}:${role.code}`, home.country, taken);
    const desk = mexican ? role.desk : role.deskUs;
    return {
      id: id(`contact:${of}:${role.code}`),
      companyId,
      carrierId,
      contactTypeId: contactTypeId(role.code),
      name,
      position: mexican ? role.position : role.positionUs,
      emails: [email, ...(desk ? [`${desk}@${domain}`] : [])],
      phones: [numbers.phone(home.country, home.areaCode)],
      language: mexican ? 'es' : 'en',
      comment: role.comment ?? null,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

interface Role {
  code: string;
  position: string;
  positionUs: string;
  /** The local part of a shared e-mail address, in Mexico and in the United States. */
  desk?: string;
  deskUs?: string;
  comment?: string;
}

interface ContactSpec {
  of: string;
  role: Role;
  home: Place;
  domain: string;
  companyId?: string;
  carrierId?: string;
}

const COMPANY_ROLES: Role[] = [
  { code: 'SHIPPING', position: 'Jefatura de embarques', positionUs: 'Shipping manager' },
  {
    code: 'PAYABLES',
    position: 'Cuentas por pagar',
    positionUs: 'Accounts payable',
    desk: 'pagos',
    deskUs: 'payables',
    comment: 'Recibe facturas de lunes a miércoles, con carta porte y acuse.',
  },
];

const CARRIER_ROLES: Role[] = [
  {
    code: 'DISPATCH',
    position: 'Coordinación de tráfico',
    positionUs: 'Dispatcher',
    desk: 'trafico',
    deskUs: 'dispatch',
  },
  { code: 'RATES', position: 'Cotizaciones', positionUs: 'Pricing analyst' },
];

const AFTER_HOURS_ROLE: Role = {
  code: 'AFTER_HOURS',
  position: 'Guardia de monitoreo',
  positionUs: 'Night desk',
  comment: 'De 20:00 a 6:00, también domingos.',
};

function companyContacts(): ContactSpec[] {
  const parties = [
    ...tenants.map((tenant) => ({ ...tenant, cities: [tenant.city] })),
    ...customers,
  ];
  return parties.flatMap(({ key, name, cities }) =>
    COMPANY_ROLES.map((role) => ({
      of: `company:${key}`,
      role,
      home: place(cities[0]!),
      domain: companyDomain(key, name),
      companyId: companyId(key),
    })),
  );
}

function carrierContacts(carrier: CarrierProfile): ContactSpec[] {
  const roles = isOfStory(carrier) ? [...CARRIER_ROLES, AFTER_HOURS_ROLE] : CARRIER_ROLES;
  return roles.map((role) => ({
    of: `carrier:${carrier.key}`,
    role,
    home: carrier.home,
    domain: carrierDomain(carrier),
    carrierId: carrierId(carrier.key),
  }));
}

function hasContacts(carrier: CarrierProfile): boolean {
  return isOfStory(carrier) || Number(carrier.key) <= INVENTED_CARRIERS;
}

function isOfStory({ key }: CarrierProfile): boolean {
  return !/^\d+$/.test(key);
}

/** An invented person with a unique e-mail address. */
function personAt(domain: string, key: string, country: Place['country'], usedEmails: Set<string>) {
  const choose = random(`contact:${key}`);
  for (;;) {
    const { first, paternal, maternal } = person(country, choose);
    const email = `${slug(first)}.${slug(paternal)}@${domain}`;
    if (usedEmails.has(email)) continue;
    usedEmails.add(email);
    return { name: [first, paternal, maternal].filter(Boolean).join(' '), email };
  }
}
