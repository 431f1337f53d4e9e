import { Comodity } from '../../catalogs/comodities/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { addressLines, cityText } from '../../platform/geography/addressLines.ts';
import { appointmentText } from '../../platform/geography/appointment.ts';
import { phoneText } from '../../platform/geography/phone.ts';
import { goodsText } from '../../platform/geography/stopText.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import { textField } from '../../shared/languages.ts';
import type { Locale } from '../../shared/words.ts';

type Load = Schemas['Shipment'];
type Stop = Schemas['Stop'];
type MoveStop = Schemas['MoveStop'];

/** The stops of a load as its driver sees them; of more than two also whom to ask for, the reference and the goods. */
export async function moveStops({ stops, weightUnit }: Load, locale: Locale): Promise<MoveStop[]> {
  if (stops.length <= 2) return stops.map((stop) => appointmentAt(stop, locale));
  const names = await comodityNames(stops, locale);
  const words = { weightUnit: weightUnit ?? 'kg', locale };
  return stops.map((stop) => ({
    ...appointmentAt(stop, locale),
    city: cityText(stop.place),
    contact: contactOf(stop),
    reference: stop.reference ?? null,
    goods: (stop.goods ?? [])
      .map((one) => goodsText({ ...one, comodity: names.get(one.comodityId ?? '') ?? null }, words))
      .filter(Boolean),
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

/** The names of the commodities that the goods of stops name, by their ids. */
async function comodityNames(stops: Stop[], locale: Locale): Promise<Map<string, string>> {
  const ids = stops.flatMap(({ goods = [] }) =>
    goods.flatMap(({ comodityId }) => comodityId ?? []),
  );
  const rows = await Comodity.query().findByIds(ids);
  return new Map(rows.map((row) => [row.id, row[textField('name', locale)]]));
}
