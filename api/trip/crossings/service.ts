import type { Transaction } from 'objection';
import { Bridge } from '../../catalogs/bridges/index.ts';
import { noteChanged } from '../../core/announcements/changes.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid, Refusal } from '../../core/errors/errors.ts';
import { MISSING, NOT_YET } from '../../core/i18n/messages.ts';
import {
  code,
  normalize,
  type Normalizers,
  trimToNull,
} from '../../core/records/writing/normalize.ts';
import { add, amend } from '../../core/records/writing/save.ts';
import { normalPhone } from '../../platform/geography/phone.ts';
import { type LockedShipment, Shipment } from '../shipments/index.ts';
import { Crossing } from './Crossing.ts';

type Change = Schemas['CrossingChange'];

/** Changes the crossing of a load; throws 404 for a load that does not cross. */
export async function update(
  { trx, shipment }: LockedShipment,
  change: Change,
  { ifMatch, now }: { ifMatch: number | undefined; now: Date },
): Promise<void> {
  if (shipment.movement !== 'cross_border') throw new Refusal('NOT_FOUND');
  const values = normalize(change, NORMALIZERS);
  await assertValid(trx, values, now);
  const key = { companyId: shipment.companyId, shipmentId: shipment.id };
  const crossing = await Crossing.query(trx).findOne(key);
  if (crossing) await amend(Crossing, crossing, values, { ifMatch, trx });
  else if (ifMatch) throw new Refusal('PRECONDITION_FAILED');
  else await add(Crossing, { ...key, ...values }, trx);
  await noteChanged(trx, Shipment.tableName, [shipment.id]);
}

async function assertValid(trx: Transaction, values: Change, now: Date) {
  const { bridgeId, manifestAcceptedAt } = values;
  if (bridgeId && !(await Bridge.query(trx).modify('listed').findById(bridgeId)))
    throw invalid('bridgeId', MISSING);
  if (manifestAcceptedAt && new Date(manifestAcceptedAt) > now)
    throw invalid('manifestAcceptedAt', NOT_YET);
}

const NORMALIZERS: Normalizers<Change> = {
  mxBrokerName: trimToNull,
  mxBrokerPhone: normalPhone,
  usBrokerName: trimToNull,
  usBrokerPhone: normalPhone,
  doda: code,
  pedimento(text, field) {
    const digits = code(text);
    if (digits && !/^\d{15}$/.test(digits)) throw invalid(field, PEDIMENTO);
    return digits;
  },
  paps(text, field) {
    const number = code(text);
    if (number && !/^[A-Z0-9]{5,20}$/.test(number)) throw invalid(field, PAPS);
    return number;
  },
};

const PEDIMENTO = {
  es: 'Un pedimento tiene 15 dígitos, como 26 24 3456 6001234',
  en: 'A pedimento has 15 digits, such as 26 24 3456 6001234',
};
const PAPS = {
  es: 'El PAPS es el SCAC y su número, como ABCD123456',
  en: 'A PAPS is the SCAC and its number, such as ABCD123456',
};
