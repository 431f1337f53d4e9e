import { useFieldValue, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { stateName } from './states.ts';

type Place = Schemas['Place'];

/** An address on its lines: name, street, postal code and city, state and country. */
export function AddressField({ source }: { source: string; label?: string }) {
  const place = useFieldValue({ source }) as Place | null;
  return place ? <AddressLines place={place} /> : null;
}

/** The lines of an address; the record itself may be one. */
export function AddressLines({ place }: { place: Place }) {
  const translate = useTranslate();
  const { name, street, city, state, country, postalCode } = place;
  const lines = [
    name,
    street,
    [postalCode, city].filter(Boolean).join(' '),
    `${stateName(state)}, ${translate(`anden.country.${country}`)}`,
  ];
  return lines.filter(Boolean).map((line) => <div key={line}>{line}</div>);
}
