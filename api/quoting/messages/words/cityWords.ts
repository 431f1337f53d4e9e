import { wordSet } from '../text/tokens.ts';

/** Other names of cities by state and city, as people write them. */
export const CITY_WORDS: readonly (readonly [phrases: string, state: string, city: string])[] = [
  ['mty|mtry|monterey', 'MX-NLE', 'Monterrey'],
  ['gdl|guadalajara jalisco', 'MX-JAL', 'Guadalajara'],
  [
    'cdmx|df|d.f.|ciudad de mexico|mexico city|mexico df|mexico d.f.|cd de mexico',
    'MX-CMX',
    'Ciudad de México',
  ],
  ['qro', 'MX-QUE', 'Querétaro'],
  ['slp|san luis', 'MX-SLP', 'San Luis Potosí'],
  ['ags', 'MX-AGU', 'Aguascalientes'],
  ['nld|nvo laredo|n. laredo|n laredo|nuevo laredo', 'MX-TAM', 'Nuevo Laredo'],
  ['cd juarez|ciudad juarez|juarez chihuahua|cd. juarez', 'MX-CHH', 'Ciudad Juárez'],
  ['tj|tij', 'MX-BCN', 'Tijuana'],
  ['cd victoria', 'MX-TAM', 'Ciudad Victoria'],
  ['cd acuña|acuña', 'MX-COA', 'Ciudad Acuña'],
  ['cd obregon|obregon', 'MX-SON', 'Ciudad Obregón'],
  ['escobedo|gral escobedo', 'MX-NLE', 'General Escobedo'],
  ['san nicolas', 'MX-NLE', 'San Nicolás de los Garza'],
  ['leon gto|leon', 'MX-GUA', 'León'],
  ['puebla pue', 'MX-PUE', 'Puebla'],
  ['saint louis|st louis', 'US-MO', 'St. Louis'],
  ['ft worth', 'US-TX', 'Fort Worth'],
  ['la california', 'US-CA', 'Los Angeles'],
];

/** Further cities of the trade, without postal codes, by state. */
export const MORE_CITIES: Readonly<Record<string, string>> = {
  'MX-NLE':
    'Pesquería|García|Salinas Victoria|San Pedro Garza García|Cadereyta|Ciudad Juárez|Juárez|Linares|Sabinas Hidalgo|Anáhuac|Colombia',
  'MX-COA': 'Arteaga|Frontera|Castaños|Derramadero|Sabinas|Parras|Allende|Nava|San Pedro|Matamoros',
  'MX-TAM': 'Río Bravo|Miguel Alemán|Camargo|Valle Hermoso',
  'MX-CHH': 'Hidalgo del Parral|Parral|Ojinaga|Jiménez|Camargo|Nuevo Casas Grandes',
  'MX-GUA':
    'Apaseo el Grande|Villagrán|San Miguel de Allende|Cortazar|San José Iturbide|Abasolo|Guanajuato|Puerto Interior|Purísima del Rincón|San Francisco del Rincón',
  'MX-QUE': 'Colón|Corregidora|Bernal',
  'MX-MEX':
    'Tepotzotlán|Cuautitlán|Naucalpan|Huehuetoca|Zumpango|Texcoco|Chalco|Ixtapaluca|Tultepec|Coacalco|Nezahualcóyotl|Atlacomulco|Ixtlahuaca|Metepec|Tecámac',
  'MX-JAL':
    'Tlaquepaque|Tonalá|Tepatitlán|Ocotlán|Zapotlanejo|Tequila|Ciudad Guzmán|Puerto Vallarta',
  'MX-VER': 'Veracruz|Xalapa|Córdoba|Orizaba|Coatzacoalcos|Poza Rica|Minatitlán',
  'MX-SIN': 'Culiacán|Mazatlán|Guamúchil|Navolato',
  'MX-SON': 'Navojoa|Empalme|Caborca|Magdalena|Cananea|San Luis Río Colorado',
  'MX-HID': 'Tepeji del Río|Tulancingo|Atitalaquia',
  'MX-PUE': 'San José Chiapa|Atlixco|Amozoc|Huejotzingo',
  'MX-TLA': 'Apizaco|Huamantla',
  'MX-SLP': 'Rioverde|Soledad de Graciano Sánchez',
  'MX-AGU': 'Calvillo|Rincón de Romos',
  'MX-ZAC': 'Zacatecas|Fresnillo|Guadalupe|Calera',
  'MX-DUR': 'Ciudad Lerdo|San Juan del Río',
  'MX-MIC': 'La Piedad|Apatzingán|Zitácuaro',
  'MX-YUC': 'Mérida|Progreso|Umán',
  'MX-MOR': 'Yautepec|CIVAC',
  'MX-BCN': 'Rosarito|San Quintín|Otay',
  'US-TX':
    'Edinburg|Mission|Weslaco|Harlingen|Donna|Los Indios|Hidalgo|Presidio|Arlington|Irving|Garland|Plano|Grand Prairie|Mesquite|Roanoke|Katy|Baytown|La Porte|Tyler|Amarillo|Odessa|Temple|Seguin|New Braunfels|Rio Grande City|Roma|Beaumont|Killeen|Lancaster',
  'US-CA':
    'Otay Mesa|City of Industry|Compton|Carson|Fontana|Riverside|San Bernardino|Sacramento|Oakland|San Jose|Bakersfield|Rancho Cucamonga|Mira Loma|San Francisco|Anaheim|Chino|Vernon|El Centro|Tecate|San Ysidro|Salinas|Lancaster|Glendale|Pasadena',
  'US-AZ': 'Rio Rico|Flagstaff|Mesa|Tempe|Glendale|Chandler|Goodyear|Peoria',
  'US-NM': 'Sunland Park|Columbus|Santa Fe',
  'US-GA': 'Columbus|Augusta|Macon|Columbus',
  'US-OH': 'Cleveland|Cincinnati|Dayton|Akron',
  'US-IL': 'Springfield|Peoria|Aurora|Rockford|Bolingbrook|Elk Grove Village',
  'US-MO': 'Springfield|St. Joseph',
  'US-MA': 'Springfield|Boston|Worcester',
  'US-KS': 'Kansas City|Wichita|Topeka|Olathe',
  'US-ME': 'Portland',
  'US-CO': 'Aurora|Colorado Springs|Pueblo',
  'US-MI': 'Lansing|Flint|Dearborn|Warren|Sterling Heights|Troy|Romulus',
  'US-IN': 'Fort Wayne|Evansville|Lafayette|Plainfield|Greenwood|Elkhart|South Bend',
  'US-KY': 'Lexington|Bowling Green|Georgetown|Hebron',
  'US-TN': 'Knoxville|Chattanooga|Smyrna|La Vergne|Lebanon',
  'US-NC': 'Raleigh|Greensboro|Durham|Winston-Salem|Concord',
  'US-SC': 'Spartanburg|Charleston|Columbia|Greer',
  'US-AL': 'Huntsville|Mobile|Montgomery|Tuscaloosa|Vance',
  'US-MS': 'Jackson|Olive Branch|Canton',
  'US-LA': 'Baton Rouge|Shreveport|Lafayette',
  'US-AR': 'Fayetteville|Bentonville|Fort Smith|Jonesboro',
  'US-FL': 'Orlando|Tampa|Lakeland|Miami|Fort Lauderdale',
  'US-VA': 'Richmond|Norfolk|Roanoke|Chesapeake',
  'US-PA': 'Philadelphia|Pittsburgh|Allentown|Lancaster|Lebanon|Reading',
  'US-NY': 'New York|Buffalo|Rochester|Syracuse|Albany|Brooklyn',
  'US-NJ': 'Edison|Elizabeth|Jersey City|Secaucus',
  'US-MD': 'Baltimore|Hagerstown',
  'US-WI': 'Green Bay|Madison|Kenosha',
  'US-MN': 'St. Paul|Rochester|Bloomington',
  'US-IA': 'Des Moines|Cedar Rapids|Davenport',
  'US-NE': 'Lincoln|Grand Island',
  'US-OK': 'Norman|Lawton|Broken Arrow',
  'US-NV': 'Reno|Sparks|Henderson',
  'US-UT': 'Ogden|Provo',
  'US-WA': 'Tacoma|Spokane|Kent|Vancouver',
  'US-OR': 'Salem|Eugene',
};

/** Names of cities that are also words of messages; they are read only with their state behind them. */
export const COMMON_WORDS = wordSet(
  'mobile mission reading frontera garcia salinas jimenez camargo allende kent roma temple colombia hidalgo guerrero morelos zaragoza ocampo carson lincoln jackson madison columbia concord lebanon warren troy salem georgetown charleston progreso calera victoria irving tyler donna mesa empalme magdalena san otay tequila canton parra colon montgomery nava mier janos ascension compostela paraiso',
);
