import type { Actor } from '../../core/auth/actor.ts';
import { addressWarnings, checkAddress } from '../../platform/geography/address.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { contains } from '../../core/list/search.ts';
import {
  code,
  normalize,
  type Normalizers,
  webAddress,
} from '../../core/records/writing/normalize.ts';
import { normalPhone } from '../../platform/geography/phone.ts';
import { only } from '../../core/auth/policy.ts';
import { records } from '../../core/records/records.ts';
import type { Warning } from '../../core/records/warnings.ts';
import { companyColumns } from './columns.ts';
import { requireBroker } from './customers.ts';
import { companyView } from './view.ts';
import { normalRfc, rfcWarnings } from './rfc.ts';

const plain = records<Schemas['Company'], object, object>(companyView, {
  filters: {
    q: contains(`companies.name || ' ' || coalesce(companies.comercial_name, '')`),
  },
});

export const { list, find, archive } = plain;
export const exported = plain.exporting(companyColumns);

/** Registers a customer: a broker its own, staff anybody's; only staff register tenants. */
export async function create(actor: Actor, input: Schemas['CompanyInput']) {
  const company = normalize(withOwner(actor, input), NORMALIZERS);
  await checkOwner(company);
  return plain.create(company);
}

export function update(id: string, change: Change, ifMatch?: number) {
  return plain.update(id, normalize(change, NORMALIZERS), ifMatch);
}

type Change = Schemas['CompanyChange'] & {
  fuel?: Schemas['FuelSettings'];
  calendar?: Schemas['CompanyCalendar'];
};

/** Warnings about saved values: the RFC's check digit and the address. */
export function warningsOf({ rfc, address }: Schemas['Company']): Warning[] {
  return [...rfcWarnings(rfc), ...(address ? addressWarnings(address, 'address.') : [])];
}

const NORMALIZERS: Normalizers<Schemas['CompanyChange']> = {
  rfc: normalRfc,
  ein: code,
  phone: normalPhone,
  website: webAddress,
  address(address) {
    checkAddress(address!, 'address.');
    return address;
  },
};

function withOwner(actor: Actor, input: Schemas['CompanyInput']): Schemas['CompanyInput'] {
  if (actor.type === 'internal') return { type: 'shipper', ...input };
  return only(input, { type: 'shipper', plan: 'free', ownerCompanyId: actor.companyId });
}

/** Only a shipper can be a customer, and only a broker can own customers; Andén's customers have no owner. */
async function checkOwner({ type, ownerCompanyId }: Schemas['CompanyInput']) {
  if (!ownerCompanyId) return;
  if (type !== 'shipper') throw invalid('ownerCompanyId', NOT_A_CUSTOMER);
  await requireBroker(ownerCompanyId, 'ownerCompanyId');
}

const NOT_A_CUSTOMER = {
  es: 'Solo un embarcador puede ser cliente de otra empresa',
  en: 'Only a shipper can be the customer of another company',
};
