/** The time zones of Mexico and the United States, as IANA names them, west to east. */
export const TIME_ZONES = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Tijuana',
  'America/Phoenix',
  'America/Hermosillo',
  'America/Denver',
  'America/Ciudad_Juarez',
  'America/Mazatlan',
  'America/Chihuahua',
  'America/Chicago',
  'America/Ojinaga',
  'America/Matamoros',
  'America/Monterrey',
  'America/Mexico_City',
  'America/Merida',
  'America/Cancun',
  'America/New_York',
];

/** The zone that most of a state lives in: a suggestion, since border towns keep their neighbour's hours. */
export function zoneOf(state: string): string {
  const code = state.slice(3);
  if (state.startsWith('MX-')) return MEXICAN[code] ?? 'America/Mexico_City';
  const [zone] = AMERICAN.find(([, states]) => states.split(' ').includes(code)) ?? [];
  return zone ?? 'America/New_York';
}

const MEXICAN: Record<string, string> = {
  BCN: 'America/Tijuana',
  SON: 'America/Hermosillo',
  BCS: 'America/Mazatlan',
  NAY: 'America/Mazatlan',
  SIN: 'America/Mazatlan',
  CHH: 'America/Chihuahua',
  COA: 'America/Monterrey',
  DUR: 'America/Monterrey',
  NLE: 'America/Monterrey',
  TAM: 'America/Monterrey',
  CAM: 'America/Merida',
  YUC: 'America/Merida',
  ROO: 'America/Cancun',
};

/** American states outside the Eastern zone. */
const AMERICAN = [
  ['America/Chicago', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'],
  ['America/Denver', 'CO ID MT NM UT WY'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
] as const;
