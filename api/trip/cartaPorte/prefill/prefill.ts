import type { Words } from '../../../shared/words.ts';
import { type Data, isEmpty, type Party, valueAt } from '../data.ts';
import type { LoadOfWhole, LoadWithLeg } from '../load.ts';
import { customerOfLeg, type CustomerValues } from '../shared/customerPart.ts';
import { knownOfCarrier, withoutTruck } from './carrier.ts';
import { knownOfCustomer } from './customer.ts';

/** The data of a load, and by party and path the source of each value that is known. */
export interface SourcedData {
  data: Data;
  /** Where a field's value comes from; with the known value where the person entered another one. */
  sourceOf: (party: Party, path: string) => Words | undefined;
  /** Whether a leg shares a field of its customer's part with its whole load, where it is changed. */
  isShared: (party: Party, path: string) => boolean;
}

/**
 * The data of a load. What a person saved wins; a part that nobody saved is filled from what is known. The truck, the
 * trailer and the driver that are chosen after the carrier saved its part fill what it left out. A leg has the customer's
 * part of its whole load, unless it keeps one of its own.
 */
export function fillFromKnown(load: LoadWithLeg): SourcedData {
  const customer = customerOf(load);
  const prefill = {
    customer: customer.known,
    carrier: load.carrierId ? knownOfCarrier(load) : { values: {}, sources: new Map() },
  };
  const data: Data = {
    customer: customer.values,
    carrier: load.carrier
      ? { ...suitable(prefill.carrier.values, load.carrier), ...load.carrier }
      : prefill.carrier.values,
    ...(load.stops.length > 0 && { stops: load.stops }),
  };
  return {
    data,
    sourceOf(party, path) {
      const { values, sources } = prefill[party];
      const source = sources.get(path);
      return source && worded(source, valueAt(values, path), valueAt(data[party], path));
    },
    isShared: (party, path) => party === 'customer' && !customer.isOwn(path),
  };
}

/** The customer's part of a load, what is known of it, and which of its fields are those of the load itself. */
export function customerOf(load: LoadOfWhole): CustomerValues {
  const { whole, customerKept } = load;
  if (whole && !customerKept) return customerOfLeg(load, whole, customerOf(whole).values);
  const known = knownOfCustomer(load);
  const { stops } = known.values;
  const saved = whole ? customerKept : load.customer;
  return {
    values: saved ? { ...(stops && { stops }), ...saved } : known.values,
    known,
    isOwn: () => true,
  };
}

/** The values that fit what the carrier saved: nothing of a truck with other plates. */
function suitable(values: Data['carrier'], savedValues: Data['carrier']): Data['carrier'] {
  const isOther = savedValues.plates !== undefined && savedValues.plates !== values.plates;
  return isOther ? withoutTruck(values) : values;
}

/** The source of a known value, and the value itself where the person entered another one. */
function worded(source: Words, knownValue: unknown, enteredValue: unknown): Words {
  if (typeof knownValue !== 'string' || knownValue === enteredValue || isEmpty(knownValue))
    return source;
  return { es: `${source.es}: ${knownValue}`, en: `${source.en}: ${knownValue}` };
}
