/** A town at the border, as a form fills it in. */
export interface BorderTown {
  city: string;
  state: string;
  country: 'MX' | 'US';
}

/** A bridge of the catalog, as far as its towns follow from it. */
interface Bridge {
  usPort?: string | null;
  mxCustoms?: string | null;
}

/** The town on one side of a bridge: by the port of entry in the United States, by the customs office in Mexico. */
export function townAt(bridge: Bridge, country: 'MX' | 'US'): BorderTown | undefined {
  const [state, city] =
    (country === 'US'
      ? US_TOWNS[bridge.usPort ?? '']
      : MX_TOWNS.find(([, name]) => bridge.mxCustoms?.endsWith(name))) ?? [];
  return state && city ? { city, state: `${country}-${state}`, country } : undefined;
}

type Town = [state: string, city: string];

/** By port code of U.S. Customs and Border Protection. */
const US_TOWNS: Record<string, Town> = {
  2301: ['TX', 'Brownsville'],
  2302: ['TX', 'Del Rio'],
  2303: ['TX', 'Eagle Pass'],
  2304: ['TX', 'Laredo'],
  2305: ['TX', 'Pharr'],
  2307: ['TX', 'Rio Grande City'],
  2309: ['TX', 'Progreso'],
  2310: ['TX', 'Roma'],
  2402: ['TX', 'El Paso'],
  2403: ['TX', 'Presidio'],
  2408: ['NM', 'Santa Teresa'],
  2505: ['CA', 'Tecate'],
  2506: ['CA', 'San Diego'],
  2507: ['CA', 'Calexico'],
  2601: ['AZ', 'Douglas'],
  2604: ['AZ', 'Nogales'],
  2608: ['AZ', 'San Luis'],
};

/** The towns of the Mexican customs offices, whose names end in theirs. */
const MX_TOWNS: Town[] = [
  ['BCN', 'Tijuana'],
  ['BCN', 'Tecate'],
  ['BCN', 'Mexicali'],
  ['SON', 'San Luis Río Colorado'],
  ['SON', 'Nogales'],
  ['SON', 'Agua Prieta'],
  ['CHH', 'Ciudad Juárez'],
  ['CHH', 'Ojinaga'],
  ['COA', 'Ciudad Acuña'],
  ['COA', 'Piedras Negras'],
  ['NLE', 'Colombia'],
  ['TAM', 'Nuevo Laredo'],
  ['TAM', 'Ciudad Miguel Alemán'],
  ['TAM', 'Ciudad Camargo'],
  ['TAM', 'Reynosa'],
  ['TAM', 'Matamoros'],
];
