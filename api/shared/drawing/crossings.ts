/**
 * The main commercial border crossings between Mexico and the United States: name, longitude, latitude. Published facts of
 * U.S. Customs and Border Protection and the Servicio de Administración Tributaria.
 */
export const CROSSINGS: readonly [name: string, longitude: number, latitude: number][] = [
  ['Tijuana – Otay Mesa', -116.938, 32.549],
  ['Mexicali – Calexico', -115.388, 32.673],
  ['Nogales', -110.978, 31.333],
  ['Santa Teresa', -106.679, 31.784],
  ['Ciudad Juárez – El Paso', -106.336, 31.673],
  ['Ojinaga – Presidio', -104.396, 29.561],
  ['Ciudad Acuña – Del Rio', -100.927, 29.327],
  ['Piedras Negras – Eagle Pass', -100.512, 28.698],
  ['Puente Colombia', -99.745, 27.701],
  ['Nuevo Laredo – Laredo', -99.537, 27.597],
  ['Reynosa – Pharr', -98.206, 26.067],
  ['Matamoros – Brownsville', -97.475, 25.884],
];
