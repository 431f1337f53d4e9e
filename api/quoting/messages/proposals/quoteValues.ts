import type { Schemas } from '../../../core/contract/types.ts';
import type { Field, LoadReading, LoadValues, MessagePlace } from '../Reading.ts';
import type { MessageRecords } from './records.ts';

type Values = Schemas['ProposedValues'];

/** A field of a quote that the values of a load's field are put into. */
export type QuoteField = Exclude<Schemas['MessageField'], 'count' | 'comment' | 'currency'>;

/** The fields of a quote by those of a load; what has none stands in the comment. */
export const QUOTE_FIELDS = {
  customerId: 'customerId',
  customerReference: 'customerReference',
  equipmentId: 'equipmentId',
  origin: 'origin',
  destination: 'destination',
  pickupDate: 'pickupDate',
  pickupFrom: 'pickupFrom',
  pickupTo: 'pickupTo',
  deliveryDate: 'deliveryDate',
  deliveryFrom: 'deliveryFrom',
  deliveryTo: 'deliveryTo',
  weight: 'weight',
  units: 'units',
  comodity: 'comodityId',
  hazmat: 'hazmat',
  drayage: 'drayage',
  targetRate: 'targetRate',
} as const satisfies { [Name in Field]?: QuoteField };

/** A field of a load that a quote has. */
export type QuotedField = keyof typeof QUOTE_FIELDS;

/** The values of a load's field as a quote has them; undefined for goods that no catalog entry is called by. */
export function quoteValues<Name extends QuotedField>(
  name: Name,
  value: LoadValues[Name],
  records: MessageRecords,
): Values | undefined {
  const special = SPECIAL[name] as
    ((value: LoadValues[Name], records: MessageRecords) => Values | undefined) | undefined;
  return special ? special(value, records) : ({ [QUOTE_FIELDS[name]]: value } as Values);
}

const SPECIAL: { [Name in QuotedField]?: SpecialValues<Name> } = {
  origin: (place, records) => ({ origin: placeOf(place, records) }),
  destination: (place, records) => ({ destination: placeOf(place, records) }),
  weight: (weight) => weight,
  comodity: ({ id }) => (id ? { comodityId: id } : undefined),
  targetRate: ({ amount, currency }) => ({ targetRate: amount, ...(currency && { currency }) }),
};

type SpecialValues<Name extends QuotedField> = (
  value: LoadValues[Name],
  records: MessageRecords,
) => Values | undefined;

/** A place with the address of the saved location, where it is one. */
export function placeOf(place: MessagePlace, { locations }: MessageRecords): Schemas['Place'] {
  const saved = locations.find(({ id }) => id === place.locationId);
  const { id, ...address } = saved ?? { ...place, id: undefined };
  return { ...(address as Schemas['Place']), ...(id && { locationId: id }) };
}

/** Whether a load names an amount without its currency, which is asked. */
export function lacksCurrency({ targetRate }: LoadReading): boolean {
  return targetRate?.value !== undefined && !targetRate.value.currency;
}
