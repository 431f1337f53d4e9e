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
    'de la frontera norte (centro de EE. UU.)',
    'Northern border time (US Central)',
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
