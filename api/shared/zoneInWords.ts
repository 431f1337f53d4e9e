import { dayAfter, endsNextDay } from './localTime.ts';
import { occurrences } from './occurrences.ts';
import type { Words } from './words.ts';

/**
 * The common name of a time zone (IANA name): "hora del centro de México", "Central Mexico time". A zone without a name
 * here is named after its city.
 */
export function zoneInWords(timeZone: string): Words {
  const [es, en] = ZONES.find(([, , zones]) => zones.split(' ').includes(timeZone)) ?? [];
  if (es && en) return { es: `hora ${es}`, en };
  const city = timeZone.split('/').at(-1)!.replaceAll('_', ' ');
  return { es: `hora de ${city}`, en: `${city} time` };
}

/** The hours of a day at a place, and its time zone (IANA name). */
interface HoursAt {
  date: string;
  from?: string | null;
  to?: string | null;
  timeZone: string;
}

/**
 * The common name of the time zone of hours, and where one of them occurs twice, because the clocks of the place go back,
 * that the first one is meant.
 */
export function zoneOfHours({ date, from, to, timeZone }: HoursAt): Words {
  const lastDay = endsNextDay(from, to) ? dayAfter(date) : date;
  const isTwice = isRepeated(date, from, timeZone) || isRepeated(lastDay, to, timeZone);
  const { es, en } = zoneInWords(timeZone);
  return isTwice
    ? { es: `${es}, antes de atrasar el reloj`, en: `${en}, before the clock goes back` }
    : { es, en };
}

function isRepeated(day: string, hour: string | null | undefined, timeZone: string): boolean {
  return Boolean(hour) && occurrences(day, hour!, timeZone) === 'twice';
}

/** Mexican border towns observe the daylight saving time of their US neighbors (Ley de los Husos Horarios, 2022). */
const ZONES: [es: string, en: string, zones: string][] = [
  [
    'del centro de México',
    'Central Mexico time',
    'America/Mexico_City America/Monterrey America/Merida America/Chihuahua America/Bahia_Banderas',
  ],
  ['del Pacífico de México', 'Pacific Mexico time', 'America/Mazatlan'],
  ['del sureste de México', 'Southeast Mexico time', 'America/Cancun'],
  ['de Sonora', 'Sonora time', 'America/Hermosillo'],
  ['de Baja California', 'Baja California time', 'America/Tijuana'],
  ['de Ciudad Juárez', 'Ciudad Juárez time', 'America/Ciudad_Juarez'],
  [
    'de la frontera norte, centro de EE. UU.',
    'Northern border time, US Central',
    'America/Matamoros America/Ojinaga',
  ],
  ['del centro de EE. UU.', 'US Central time', 'America/Chicago'],
  [
    'del este de EE. UU.',
    'US Eastern time',
    'America/New_York America/Detroit America/Indiana/Indianapolis America/Kentucky/Louisville',
  ],
  ['de la montaña de EE. UU.', 'US Mountain time', 'America/Denver America/Boise'],
  ['del Pacífico de EE. UU.', 'US Pacific time', 'America/Los_Angeles'],
  ['de Arizona', 'Arizona time', 'America/Phoenix'],
  ['de Alaska', 'Alaska time', 'America/Anchorage'],
  ['de las Aleutianas', 'Aleutian time', 'America/Adak'],
  ['de Hawái', 'Hawaii time', 'Pacific/Honolulu'],
];
