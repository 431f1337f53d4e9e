import type { Words } from '../../../shared/words.ts';
import { type Data, isEmpty, type Party, valueAt } from '../data.ts';
import type { LoadWithLeg } from '../load.ts';
import { knownOfCarrier, withoutTruck } from './carrier.ts';
import { knownOfCustomer } from './customer.ts';

/** The data of a load, and by party and path the source of each value that is known. */
export interface SourcedData {
  data: Data;
  /** Where a field's value comes from; with the known value where the person entered another one. */
  sourceOf: (party: Party, path: string) => Words | undefined;
}

/**
 * The data of a load. What a person saved wins; a part that nobody saved is filled from what is known. The truck, the
 * trailer and the driver that are chosen after the carrier saved its part fill what it left out.
 */
export function fillFromKnown(load: LoadWithLeg): SourcedData {
  const prefill = {
    customer: knownOfCustomer(load),
    carrier: load.carrierId ? knownOfCarrier(load) : { values: {}, sources: new Map() },
  };
  const { stops } = prefill.customer.values;
  const data: Data = {
    customer: load.customer
      ? { ...(stops && { stops }), ...load.customer }
      : prefill.customer.values,
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
