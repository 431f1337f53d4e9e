import type { Transaction } from 'objection';
import { Company, nextNumber, requireCustomer } from '../../../network/companies/index.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid, Refusal } from '../../../core/errors/errors.ts';
import { MISSING } from '../../../core/i18n/messages.ts';
import { recordCreatedEvents } from '../../../core/records/status/events.ts';
import { errorsOfAsync } from '../../../core/import/records/errorsOf.ts';
import type { SheetContext, Row, Sheet } from '../../../core/import/sheet/sheet.ts';
import {
  assertRouteOf,
  endsIn,
  errorsOfStops,
  firstStopList,
  isHazardous,
  loadErrors,
  loadWarnings,
  partiesOf,
  pickupErrors,
  referenceErrors,
  saveStops,
  withoutTargetRate,
} from '../../../quoting/quotes/index.ts';
import { shipmentPolicy } from '../policy.ts';
import { Shipment } from '../Shipment.ts';
import { ShipmentStop } from '../ShipmentStop.ts';
import { recognizeAlike } from './alike.ts';
import { columns } from './columns.ts';
import { recognize, referenceKey } from './recognize.ts';
import { rowsOfStops } from './stops.ts';
import { update } from './update.ts';
import { endsOfLoad } from '../../../shared/stopEnds.ts';

type Values = Schemas['ShipmentInput'] & {
  origin: Schemas['Place'];
  destination: Schemas['Place'];
  companyId: string;
  customerId: string | null;
  number?: number;
};

/** The import of loads, into the user's company; a shipper's loads belong to its broker. */
export const shipmentSheet: Sheet<Values> = {
  resource: 'shipments',
  model: Shipment,
  schema: 'ShipmentInput',
  columns,
  load: shipmentPolicy.load,
  targetCompany: targetCompanyOf,
  toValues,
  keysOf: (values) => ({ customerReference: referenceKey(values) }),
  compare,
  update,
  severalRows: rowsOfStops,
  write: { before: complete, after: begin, records: { stops: stopsInHistory } },
};

function stopsInHistory(stops: unknown) {
  return firstStopList(stops as Values['stops']).after?.stops;
}

function targetCompanyOf(actor: Actor, companyId: string | null | undefined) {
  return Shipment.transaction(
    async (trx) => (await partiesOf(trx, actor, { companyId })).company.id,
  );
}

function toValues(input: object, { actor, companyId, now }: SheetContext) {
  const load = withEnds(input);
  const shipperId = actor.type === 'shipper' ? actor.companyId : null;
  if (load.companyId && load.companyId !== companyId) throw invalid('companyId', MISSING);
  if (shipperId && load.customerId && load.customerId !== shipperId)
    throw invalid('customerId', MISSING);
  withoutTargetRate(actor, load);
  const stopErrors = errorsOfStops(load.stops);
  const errors = { ...loadErrors(load), ...stopErrors, ...pickupErrors(load, now) };
  if (Object.keys(errors).length > 0) throw new Refusal('INVALID', { errors });
  const customerId = shipperId ?? load.customerId ?? null;
  const values = { ...load, companyId: companyId!, customerId };
  return { values, warnings: loadWarnings(load) };
}

/** A load whose stops stand in several rows has the first and the last also as its ends. */
function withEnds(input: object): Values {
  const load = input as Values;
  return load.stops ? ({ ...load, ...endsIn(endsOfLoad, load.stops) } as Values) : load;
}

/** Checks the references of all rows, looking up each distinct reference once. */
async function compare(rows: Row<Values>[], context: SheetContext, trx: Transaction) {
  const { companyId } = context;
  const errorsByReferences = new Map<string, Row['errors']>();
  for (const { values, errors } of rows) {
    const { customerId, equipmentId, comodityId, routeId, origin, destination } = values;
    const places = [origin.locationId, destination.locationId];
    const key = JSON.stringify([
      customerId,
      equipmentId,
      comodityId,
      routeId,
      ...places,
      values.stops,
    ]);
    const referencesErrors = errorsByReferences.get(key) ?? {
      ...(await errorsOfAsync(() => requireCustomer(companyId!, customerId, trx))),
      ...(await errorsOfAsync(() => assertRouteOf(trx, context.actor, values))),
      ...(await referenceErrors(trx, values)),
    };
    errorsByReferences.set(key, referencesErrors);
    Object.assign(errors, referencesErrors);
  }
  await recognize(rows, companyId!, trx);
  await recognizeAlike(rows, context, trx);
}

/** Numbers the loads, and fills in currency and hazmat where a row leaves them out. */
async function complete(rows: Row<Values>[], { companyId }: SheetContext, trx: Transaction) {
  const company = await Company.query(trx).findById(companyId!);
  const last = await nextNumber(companyId!, 'shipmentCount', trx, rows.length);
  const hazardous = new Map<string, boolean>();
  for (const [i, { values }] of rows.entries()) {
    const { comodityId } = values;
    values.number = last - rows.length + 1 + i;
    values.currency ??= company!.currency;
    if (!comodityId) continue;
    if (!hazardous.has(comodityId))
      hazardous.set(comodityId, await isHazardous(trx, { comodityId }));
    values.hazmat = values.hazmat || hazardous.get(comodityId)!;
  }
}

async function begin(rows: Row<Values>[], { actor }: SheetContext, trx: Transaction) {
  const records = rows.map(({ id, values: { companyId } }) => ({
    id,
    companyId,
    status: 'potential',
  }));
  await recordCreatedEvents(trx, Shipment, records, actor);
  for (const {
    id,
    values: { companyId, stops },
  } of rows)
    if (stops) await saveStops(trx, ShipmentStop, { id, companyId }, stops);
}
