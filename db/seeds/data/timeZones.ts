/** The IANA zone of a city: its own where a border strip keeps the neighbour's clock, else its state's. */
export function timeZoneOf(state: string, city: string): string {
  return cities[`${state} ${city}`] ?? states[state] ?? byCountry(state);
}

const states: Record<string, string> = {
  'MX-BCN': 'America/Tijuana',
  'MX-BCS': 'America/Mazatlan',
  'MX-CAM': 'America/Merida',
  'MX-CHH': 'America/Chihuahua',
  'MX-COA': 'America/Monterrey',
  'MX-DUR': 'America/Monterrey',
  'MX-NAY': 'America/Mazatlan',
  'MX-NLE': 'America/Monterrey',
  'MX-ROO': 'America/Cancun',
  'MX-SIN': 'America/Mazatlan',
  'MX-SON': 'America/Hermosillo',
  'MX-TAM': 'America/Monterrey',
  'MX-YUC': 'America/Merida',
  'US-AZ': 'America/Phoenix',
  'US-CA': 'America/Los_Angeles',
  'US-CO': 'America/Denver',
  'US-FL': 'America/New_York',
  'US-GA': 'America/New_York',
  'US-IN': 'America/Indiana/Indianapolis',
  'US-KY': 'America/Kentucky/Louisville',
  'US-MI': 'America/Detroit',
  'US-NC': 'America/New_York',
  'US-NJ': 'America/New_York',
  'US-NM': 'America/Denver',
  'US-NV': 'America/Los_Angeles',
  'US-OH': 'America/New_York',
  'US-OR': 'America/Los_Angeles',
  'US-PA': 'America/New_York',
  'US-SC': 'America/New_York',
  'US-UT': 'America/Denver',
  'US-WA': 'America/Los_Angeles',
};

const cities: Record<string, string> = {
  'MX-CHH Ciudad Juárez': 'America/Ciudad_Juarez',
  'MX-COA Ciudad Acuña': 'America/Matamoros',
  'MX-COA Piedras Negras': 'America/Matamoros',
  'MX-NLE Anáhuac': 'America/Matamoros',
  'MX-TAM Matamoros': 'America/Matamoros',
  'MX-TAM Nuevo Laredo': 'America/Matamoros',
  'MX-TAM Reynosa': 'America/Matamoros',
  'US-TX El Paso': 'America/Denver',
};

function byCountry(state: string) {
  return state.startsWith('MX-') ? 'America/Mexico_City' : 'America/Chicago';
}
