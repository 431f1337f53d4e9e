import type { Transaction } from 'objection';
import { noteChanged } from '../../core/announcements/changes.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid, Refusal } from '../../core/errors/errors.ts';
import { NOT_YET } from '../../core/i18n/messages.ts';
import { add, amend } from '../../core/records/writing/save.ts';
import { Operator } from '../../network/operators/index.ts';
import { type LockedShipment, Shipment, tellLegs } from '../shipments/index.ts';
import { Vehicle } from '../../network/vehicles/index.ts';
import { kindsOf } from './kinds.ts';
import { Leg } from './Leg.ts';
import { normalLeg } from './normalize.ts';

type Change = Schemas['LegChange'];

/** A change of the leg of this kind; with `ifMatch`, only of that version of it. */
interface LegEdit {
  kind: Schemas['LegKind'];
  change: Change;
  ifMatch: number | undefined;
  now: Date;
}

/** Changes a leg of a load; throws 404 where the load has no such leg, and 422 for what its carrier does not keep. */
export async function update(
  { trx, shipment }: LockedShipment,
  { kind, change, ifMatch, now }: LegEdit,
): Promise<void> {
  if (!kindsOf(shipment).includes(kind)) throw new Refusal('NOT_FOUND');
  const values = normalLeg(change);
  if (values.handedOverAt && new Date(values.handedOverAt) > now)
    throw invalid('handedOverAt', NOT_YET);
  await assertKept(trx, shipment, values);
  await save(trx, { ...keyOf(shipment), kind }, { values, ifMatch });
  await noteChanged(trx, Shipment.tableName, [shipment.id]);
  const { wholeId, companyId } = shipment;
  if (wholeId) await tellLegs(trx, { id: wholeId, companyId });
}

function keyOf({ id: shipmentId, companyId, carrierId }: Shipment) {
  return { companyId, shipmentId, carrierId: carrierId! };
}

async function save(
  trx: Transaction,
  key: ReturnType<typeof keyOf> & Pick<Leg, 'kind'>,
  { values, ifMatch }: { values: Change; ifMatch: number | undefined },
) {
  const leg = await Leg.query(trx).findOne(key);
  if (leg) return amend(Leg, leg, values, { ifMatch, trx });
  if (ifMatch) throw new Refusal('PRECONDITION_FAILED');
  await add(Leg, { ...key, ...values }, trx);
}

/** Throws 422 where the carrier of the load keeps no such vehicle or operator. */
async function assertKept(
  trx: Transaction,
  { carrierId }: Shipment,
  { unitId, trailerId, operatorId }: Change,
) {
  const isVehicle = (id: string, kind: Vehicle['kind']) =>
    Vehicle.query(trx).modify('listed').findOne({ id, carrierId, kind });
  if (unitId && !(await isVehicle(unitId, 'unit'))) throw invalid('unitId', UNKNOWN);
  if (trailerId && !(await isVehicle(trailerId, 'trailer'))) throw invalid('trailerId', UNKNOWN);
  const isListed = operatorId
    ? await Operator.query(trx).modify('listed').findOne({ id: operatorId, carrierId })
    : true;
  if (!isListed) throw invalid('operatorId', UNKNOWN);
}

const UNKNOWN = { es: 'El transportista no lo tiene', en: 'The carrier does not have it' };
