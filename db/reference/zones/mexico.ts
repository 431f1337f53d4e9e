/**
 * The municipalities of Mexico with another time zone than most of their state, and the postal codes of each: the border
 * strip (Ley de los Husos Horarios, article 5 of the decree of 28 October 2022, and the zones of Chihuahua of 25 November
 * 2022 as the tz database has them) and Bahía de Banderas. The ranges are those that SEPOMEX assigns.
 */
export const MUNICIPALITIES: Record<
  string,
  [municipality: string, timeZone: string, postalCodes: string][]
> = {
  'MX-CHH': [
    ['Ascensión', 'America/Ciudad_Juarez', '31820-31839'],
    ['Janos', 'America/Ciudad_Juarez', '31840-31849'],
    ['Juárez', 'America/Ciudad_Juarez', '32000-32739'],
    ['Guadalupe', 'America/Ciudad_Juarez', '32740-32779'],
    ['Práxedis G. Guerrero', 'America/Ciudad_Juarez', '32780-32799'],
    ['Coyame del Sotol', 'America/Ojinaga', '32850-32859'],
    ['Ojinaga', 'America/Ojinaga', '32880-32899'],
    ['Manuel Benavides', 'America/Ojinaga', '32980-32999'],
  ],
  'MX-COA': [
    ['Piedras Negras', 'America/Matamoros', '26000-26169'],
    ['Nava', 'America/Matamoros', '26170-26199'],
    ['Acuña', 'America/Matamoros', '26200-26339'],
    ['Jiménez', 'America/Matamoros', '26400-26449'],
    ['Zaragoza', 'America/Matamoros', '26450-26499'],
    ['Morelos', 'America/Matamoros', '26500-26529'],
    ['Allende', 'America/Matamoros', '26530-26599'],
    ['Villa Unión', 'America/Matamoros', '26600-26639'],
    ['Guerrero', 'America/Matamoros', '26640-26669'],
    ['Hidalgo', 'America/Matamoros', '26670-26699'],
    ['Ocampo', 'America/Matamoros', '27500-27549'],
  ],
  'MX-NAY': [['Bahía de Banderas', 'America/Bahia_Banderas', '63726-63739']],
  'MX-NLE': [
    ['Anáhuac', 'America/Matamoros', '65000-65069'],
    ['Los Aldamas', 'America/Matamoros', '66900-66949'],
  ],
  'MX-TAM': [
    ['Matamoros', 'America/Matamoros', '87300-87499 87540-87599'],
    ['Valle Hermoso', 'America/Matamoros', '87500-87539'],
    ['Nuevo Laredo', 'America/Matamoros', '88000-88299 88350-88369'],
    ['Miguel Alemán', 'America/Matamoros', '88300-88349'],
    ['Guerrero', 'America/Matamoros', '88370-88389'],
    ['Mier', 'America/Matamoros', '88390-88399'],
    ['Gustavo Díaz Ordaz', 'America/Matamoros', '88400-88439'],
    ['Camargo', 'America/Matamoros', '88440-88499'],
    ['Reynosa', 'America/Matamoros', '88500-88799 88850-88879'],
    ['Río Bravo', 'America/Matamoros', '88800-88849 88900-88999'],
  ],
};
