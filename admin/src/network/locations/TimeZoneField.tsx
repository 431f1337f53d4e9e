import { useFieldValue } from 'react-admin';
import { formatZone } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { cityOf } from '../../freight/places/useTimeZones.ts';

/** A time zone in words, with the city that it is named after: `Monterrey (hora del centro de México)`. */
export function TimeZoneField({ source }: { source: string }) {
  const region = useRegion();
  const zone = useFieldValue({ source }) as string | null | undefined;
  return zone ? `${cityOf(zone)} (${formatZone(zone, region)})` : null;
}
