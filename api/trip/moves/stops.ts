import type { Schemas } from '../../core/contract/types.ts';
import { addressLines, cityText } from '../../platform/geography/addressLines.ts';
import { appointmentText } from '../../platform/geography/appointment.ts';
import { phoneText } from '../../platform/geography/phone.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import { comodityNames, goodsTexts } from '../../quoting/quotes/index.ts';
import type { Locale } from '../../shared/words.ts';
import { Shipment } from '../shipments/index.ts';
import { handOverAt } from './handOver.ts';

type Load = Schemas['Shipment'];
type Stop = Schemas['Stop'];
type MoveStop = Schemas['MoveStop'];

/**
 * The stops of a load as its driver sees them; of more than two also whom to ask for, the reference and the goods; of a
 * leg its hand-overs.
 */
export async function moveStops(load: Load, locale: Locale): Promise<MoveStop[]> {
  const { stops, weightUnit } = load;
  const seen = (stop: Stop) => ({
    ...appointmentAt(stop, locale),
    ...handOverAt(stop, load, locale),
  });
  if (stops.length <= 2) return stops.map(seen);
  const names = await comodityNames(Shipment.knex(), stops);
  const reading = { weightUnit: weightUnit ?? 'kg', locale, names };
  return stops.map((stop) => ({
    ...seen(stop),
    city: cityText(stop.place),
    contact: contactOf(stop),
    reference: stop.reference ?? null,
    goods: goodsTexts(stop, reading),
  }));
}

function contactOf({ contact }: Stop): MoveStop['contact'] {
  return contact ? { ...contact, phone: contact.phone ? phoneText(contact.phone) : null } : null;
}

function appointmentAt(stop: Stop, locale: Locale): MoveStop {
  const { number, kind, place, date = null, from = null, to = null } = stop;
  const appointment = { date, from, to, timeZone: zoneOf(place) };
  const lines = [place.name, ...addressLines(place, locale)].filter(Boolean);
  return {
    number: number!,
    kind,
    place: lines.join(', '),
    appointment: appointmentText(appointment, locale),
  };
}
