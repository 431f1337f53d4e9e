/** Whether the runtime knows the zone by this IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return name.includes('/') && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The zone in which most of a state lives (IANA tz database). */
export function timeZoneOf(state: string): string {
  const zone = Object.entries(STATES).find(([, states]) => states.split(' ').includes(state))?.[0];
  return zone ?? (state.startsWith('MX-') ? 'America/Mexico_City' : 'America/New_York');
}

const STATES: Record<string, string> = {
  'America/Tijuana': 'MX-BCN',
  'America/Hermosillo': 'MX-SON',
  'America/Mazatlan': 'MX-BCS MX-SIN MX-NAY',
  'America/Chihuahua': 'MX-CHH',
  'America/Monterrey': 'MX-NLE MX-COA MX-TAM MX-DUR',
  'America/Merida': 'MX-YUC MX-CAM',
  'America/Cancun': 'MX-ROO',
  'America/Chicago':
    'US-AL US-AR US-IA US-IL US-KS US-LA US-MN US-MO US-MS US-ND US-NE US-OK US-SD US-TN US-TX US-WI',
  'America/Denver': 'US-CO US-ID US-MT US-NM US-UT US-WY',
  'America/Phoenix': 'US-AZ',
  'America/Los_Angeles': 'US-CA US-NV US-OR US-WA',
  'America/Anchorage': 'US-AK',
  'Pacific/Honolulu': 'US-HI',
};
