import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view, without, type View } from '../../core/sql/view.ts';
import { refusalOf } from '../../core/mail/refusedAddresses.ts';
import { Carrier } from './Carrier.ts';
import { contactBook } from '../contacts/index.ts';
import { completion, missing } from './completion/completion.ts';

type CarrierBody = Schemas['Carrier'];

/** The fields of a carrier that this actor may see. */
export function carrierView({ type }: Actor): View<CarrierBody> {
  return type === 'broker' ? brokersView : fullView;
}

/** The fields whose changes this actor may see; a broker sees all of its own network. */
export function changesView({ type }: Actor, { companyId }: CarrierBody): View<CarrierBody> {
  return type === 'broker' && !companyId ? brokersView : fullView;
}

/** The fields of a carrier in lists: without `missing`, which only the carrier's own page shows. */
export function carrierRowView({ type }: Actor): View<CarrierBody> {
  return type === 'broker' ? brokersRowView : fullRowView;
}

const publicFields = {
  ...recordColumns,
  ...columns('companyId', 'network', 'carrierName', 'comercialName', 'carrierType', 'nationality'),
  ...columns('countries', 'originStates', 'deliveryStates', 'movements', 'drayage', 'hazmat'),
  ...columns('bridgeList', 'shippingMode', 'serviceList', 'status', 'confidence'),
  completion,
  equipmentList: `coalesce(carriers.equipment_ids, '{}')`,
};

const privateFields = {
  ...columns('businessField', 'identifier', 'rfc', 'ein', 'caat', 'scacCode', 'contactPhone'),
  ...columns('usdotNumber', 'mcNumber'),
  ...columns('quotingEmail', 'creditType', 'description', 'addressList'),
  costPerMile: '@::text',
  quotingRefusal: refusalOf('carriers.quoting_email'),
};

/** SQL: what a broker sees of a carrier of a broker's network, and not of the internal one. */
export const forNetwork = (sql: string) =>
  `case when carriers.company_id is not null then ${sql} end`;

/** All fields, for staff and for the carrier itself. */
const fullView = view<CarrierBody>(Carrier, {
  ...publicFields,
  ...privateFields,
  missing,
  contactBookList: contactBook,
});

/**
 * The fields for brokers, who see their own network and the internal one; the private fields of internal carriers are
 * hidden.
 */
const brokersView = view<CarrierBody>(Carrier, {
  ...publicFields,
  ...mapValues(privateFields, forNetwork),
  missing: `coalesce(${forNetwork(missing)}, '[]')`,
  contactBookList: `coalesce(${forNetwork(contactBook)}, '[]')`,
  addressList: `case when carriers.company_id is not null then @ else '[]' end`,
});

const fullRowView = without(fullView, 'missing', 'contactBookList');
const brokersRowView = without(brokersView, 'missing', 'contactBookList');

function mapValues<T extends Record<string, string>>(fields: T, change: (sql: string) => string) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, sql]) => [name, change(sql)]),
  ) as Record<keyof T, string>;
}
