import { KG_PER_LB } from '../../../shared/measures.ts';
import type { LoadValues, Mention } from '../Reading.ts';

/**
 * Whether this is a load: a price, a day or a name alone is none, and one field alone neither. Goods without a place, a
 * truck or a service are one where they weigh as much as a truck is asked for.
 */
export function isLoad(mentions: Mention[]): boolean {
  const fields = new Set(mentions.map(({ field }) => field));
  if (fields.size < 2) return false;
  if ([...fields].some((field) => OF_TRUCKS.has(field))) return true;
  const isHeavy = mentions.some((one) => one.field === 'weight' && isOfTruck(one));
  return isHeavy || (fields.has('units') && fields.has('comodity') && !fields.has('weight'));
}

const OF_TRUCKS = new Set<Mention['field']>(['origin', 'destination', 'equipmentId', 'service']);

function isOfTruck({ values }: Mention): boolean {
  const [{ weight, weightUnit }] = values as [LoadValues['weight']];
  return Number(weight) * (weightUnit === 'lb' ? KG_PER_LB : 1) >= LEAST_KG;
}

const LEAST_KG = 100;
