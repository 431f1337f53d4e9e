/** Longitude and latitude in degrees. */
export type Point = readonly [number, number];

/** The cities and border crossings of the lanes. */
export const cities = {
  'Ciudad de México': [-99.13, 19.43],
  Monterrey: [-100.31, 25.67],
  Saltillo: [-101.0, 25.42],
  Querétaro: [-100.39, 20.59],
  Guadalajara: [-103.35, 20.67],
  Hermosillo: [-110.96, 29.07],
  Chihuahua: [-106.09, 28.63],
  Dallas: [-96.8, 32.78],
  Houston: [-95.37, 29.76],
  'San Antonio': [-98.49, 29.42],
  Phoenix: [-112.07, 33.45],
  'Los Ángeles': [-118.24, 34.05],
  Chicago: [-87.63, 41.88],
  Laredo: [-99.5, 27.5],
  'El Paso': [-106.49, 31.76],
  Nogales: [-110.94, 31.33],
  'Otay Mesa': [-116.97, 32.55],
  Pharr: [-98.18, 26.08],
} satisfies Record<string, Point>;

export type City = keyof typeof cities;
