import { timeZoneOf } from '../../../../db/reference/places.ts';
import type { Transaction } from 'objection';
import {
  CUSTOMER_CELL,
  customerNames,
  withCompany,
  requireCustomer,
} from '../../companies/index.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import { addressWarnings } from '../../../platform/geography/address.ts';
import { labelsOf } from '../../../core/contract/labels.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { postalCode, text } from '../../../core/import/sheet/cells.ts';
import { decimal } from '../../../core/import/sheet/numbers.ts';
import { column, country, state } from '../../../core/import/sheet/columns.ts';
import { namesFrom, oneOf } from '../../../core/import/sheet/choices.ts';
import { changedFields } from '../../../core/import/records/changedFields.ts';
import { fold } from '../../../core/import/sheet/fold.ts';
import { authorize } from '../../../core/auth/policy.ts';
import { errorsOfAsync } from '../../../core/import/records/errorsOf.ts';
import type { Column, SheetContext, Row, Sheet } from '../../../core/import/sheet/sheet.ts';
import { recognizeAlike } from './alike.ts';
import { locationColumns } from '../columns.ts';
import { Location } from '../Location.ts';
import { locationPolicy } from '../policy.ts';
import { assertPlace, find, update as updateLocation } from '../service.ts';

type Input = Schemas['LocationInput'];

/** The import of locations: for the user's company; staff may choose any. */
export const locationSheet: Sheet<Input> = {
  resource: 'locations',
  model: Location,
  schema: 'LocationInput',
  columns,
  load: locationPolicy.load,
  targetCompany: async (actor, companyId) =>
    withCompany(actor, { companyId: companyId ?? undefined }).companyId,
  toValues,
  keysOf: (values) => ({ name: keyOf(values) }),
  compare,
  update,
};

/** Shippers have no column for the customer, because they have no customers. */
async function columns(actor: Actor, companyId?: string | null): Promise<Column[]> {
  if (actor.type === 'shipper') return FIELDS;
  const names = await customerNames(companyId ?? actor.companyId);
  const customer = oneOf(names, { acceptedValues: CUSTOMER_CELL, byBeginning: true });
  return [...FIELDS, column('customerId', locationColumns.customerName!.heading, customer)];
}

function toValues(input: object, { companyId }: SheetContext) {
  const location = input as Input;
  if (location.companyId && location.companyId !== companyId) throw invalid('companyId', ELSEWHERE);
  const values = {
    timeZone: timeZoneOf(location.state, location.postalCode, location.city),
    ...location,
    companyId,
  };
  assertPlace(values);
  return { values, warnings: addressWarnings(values) };
}

const ELSEWHERE = {
  es: 'Todos se registran para la misma empresa',
  en: 'All of them are registered for one company',
};

async function compare(rows: Row<Input>[], context: SheetContext, trx: Transaction) {
  const { companyId } = context;
  const errorsByCustomer = new Map<string, Row['errors']>();
  for (const { values, errors } of rows) {
    const { customerId } = values;
    if (!customerId) continue;
    const customerErrors =
      errorsByCustomer.get(customerId) ??
      (await errorsOfAsync(() => requireCustomer(companyId!, customerId, trx)));
    errorsByCustomer.set(customerId, customerErrors);
    Object.assign(errors, customerErrors);
  }
  const existing = await namesakes(rows, companyId!, trx);
  for (const row of rows) {
    const same = existing.get(keyOf(row.values));
    if (same) row.existing = { id: same.id, isArchived: same.archivedAt !== null };
  }
  await recognizeAlike(rows, context, trx);
}

/** The company's locations with the names of these rows by their keys; of equal ones one that is not archived. */
async function namesakes(rows: Row<Input>[], companyId: string, trx: Transaction) {
  const names = [...new Set(rows.map(({ values }) => values.name))];
  const locations = await Location.query(trx)
    .where({ companyId })
    .whereRaw('folded(name) = any(select folded(name) from unnest(?::text[]) as name)', [names])
    .orderByRaw('archived_at is null');
  return new Map(locations.map((location) => [keyOf(location), location]));
}

/** The key by which a location is recognized: its customer, name and address. */
function keyOf({ customerId, name, street, city, state }: Input | Location) {
  return JSON.stringify([customerId ?? null, ...[name, street ?? '', city, state].map(fold)]);
}

async function update(id: string, values: Input, { actor }: SheetContext) {
  const location = await find(locationPolicy.visible(actor), id);
  authorize(locationPolicy.update(actor, location));
  const { companyId: _, ...fields } = values;
  const change = changedFields(location, fields);
  if (Object.keys(change).length === 0) return false;
  await updateLocation(location, change);
  return true;
}

const FIELDS: Column[] = [
  sheetColumn('name', text, true),
  sheetColumn('kind', oneOf(namesFrom(labelsOf('LocationKind')))),
  sheetColumn('street'),
  sheetColumn('city', text, true),
  sheetColumn('state', state, true),
  sheetColumn('country', country, true),
  sheetColumn('postalCode', postalCode),
  sheetColumn('latitude', decimal(5)),
  sheetColumn('longitude', decimal(5)),
  sheetColumn('timeZone'),
  sheetColumn('operationZone'),
  sheetColumn('hours'),
  sheetColumn('comment'),
];

function sheetColumn(name: string, parse?: Column['read'], required = false): Column {
  return column(name, locationColumns[name]!.heading, parse, { required });
}
