type Side = [city: string, state: string, postalCode: string, latitude: number, longitude: number];

/** A commercial border crossing: its name and position on each side; `main` marks those with much traffic. */
export interface Crossing {
  code: string;
  main?: true;
  nameMx: string;
  nameUs: string;
  mexico: Side;
  unitedStates: Side;
}

/** The commercial truck crossings between Mexico and the United States, from the Gulf to the Pacific. */
export const crossings: Crossing[] = [
  {
    code: 'BRO',
    nameMx: 'Puente Los Tomates',
    nameUs: 'Veterans International Bridge',
    mexico: ['Matamoros', 'MX-TAM', '87300', 25.8862, -97.4763],
    unitedStates: ['Brownsville', 'US-TX', '78521', 25.8887, -97.4759],
  },
  {
    code: 'PHR',
    main: true,
    nameMx: 'Puente Reynosa–Pharr',
    nameUs: 'Pharr International Bridge',
    mexico: ['Reynosa', 'MX-TAM', '88740', 26.0605, -98.2061],
    unitedStates: ['Pharr', 'US-TX', '78577', 26.0672, -98.2053],
  },
  {
    code: 'WTB',
    main: true,
    nameMx: 'Puente del Comercio Mundial',
    nameUs: 'World Trade Bridge',
    mexico: ['Nuevo Laredo', 'MX-TAM', '88277', 27.5945, -99.5383],
    unitedStates: ['Laredo', 'US-TX', '78045', 27.5997, -99.5365],
  },
  {
    code: 'COL',
    nameMx: 'Puente Solidaridad Colombia',
    nameUs: 'Colombia Solidarity Bridge',
    mexico: ['Anáhuac', 'MX-NLE', '65000', 27.6988, -99.7456],
    unitedStates: ['Laredo', 'US-TX', '78045', 27.7024, -99.7441],
  },
  {
    code: 'EGP',
    nameMx: 'Puente Camino Real',
    nameUs: 'Camino Real International Bridge',
    mexico: ['Piedras Negras', 'MX-COA', '26000', 28.6967, -100.5119],
    unitedStates: ['Eagle Pass', 'US-TX', '78852', 28.6988, -100.5086],
  },
  {
    code: 'DRT',
    nameMx: 'Puente Ciudad Acuña–Del Río',
    nameUs: 'Del Rio International Bridge',
    mexico: ['Ciudad Acuña', 'MX-COA', '26200', 29.3252, -100.9287],
    unitedStates: ['Del Rio', 'US-TX', '78840', 29.3281, -100.9268],
  },
  {
    code: 'YSL',
    main: true,
    nameMx: 'Puente Zaragoza',
    nameUs: 'Ysleta–Zaragoza Bridge',
    mexico: ['Ciudad Juárez', 'MX-CHH', '32590', 31.6702, -106.3372],
    unitedStates: ['El Paso', 'US-TX', '79907', 31.6737, -106.3351],
  },
  {
    code: 'BOA',
    nameMx: 'Puente Córdova–Américas',
    nameUs: 'Bridge of the Americas',
    mexico: ['Ciudad Juárez', 'MX-CHH', '32310', 31.7615, -106.4511],
    unitedStates: ['El Paso', 'US-TX', '79905', 31.7659, -106.4519],
  },
  {
    code: 'STR',
    nameMx: 'Cruce San Jerónimo',
    nameUs: 'Santa Teresa Port of Entry',
    mexico: ['Ciudad Juárez', 'MX-CHH', '32990', 31.7806, -106.6793],
    unitedStates: ['Santa Teresa', 'US-NM', '88008', 31.7861, -106.6797],
  },
  {
    code: 'DUG',
    nameMx: 'Garita Agua Prieta',
    nameUs: 'Douglas Port of Entry',
    mexico: ['Agua Prieta', 'MX-SON', '84200', 31.3318, -109.5604],
    unitedStates: ['Douglas', 'US-AZ', '85607', 31.3352, -109.5601],
  },
  {
    code: 'MAR',
    main: true,
    nameMx: 'Garita Nogales III (Mariposa)',
    nameUs: 'Mariposa Port of Entry',
    mexico: ['Nogales', 'MX-SON', '84094', 31.3303, -110.9767],
    unitedStates: ['Nogales', 'US-AZ', '85621', 31.3341, -110.9752],
  },
  {
    code: 'SLU',
    nameMx: 'Garita San Luis Río Colorado II',
    nameUs: 'San Luis II Port of Entry',
    mexico: ['San Luis Río Colorado', 'MX-SON', '83450', 32.4847, -114.6986],
    unitedStates: ['San Luis', 'US-AZ', '85349', 32.4882, -114.6979],
  },
  {
    code: 'CXE',
    main: true,
    nameMx: 'Garita Mexicali II (Nuevo Mexicali)',
    nameUs: 'Calexico East Port of Entry',
    mexico: ['Mexicali', 'MX-BCN', '21395', 32.6712, -115.3889],
    unitedStates: ['Calexico', 'US-CA', '92231', 32.6747, -115.3877],
  },
  {
    code: 'TCT',
    nameMx: 'Garita Tecate',
    nameUs: 'Tecate Port of Entry',
    mexico: ['Tecate', 'MX-BCN', '21400', 32.5755, -116.6274],
    unitedStates: ['Tecate', 'US-CA', '91980', 32.5772, -116.6271],
  },
  {
    code: 'OTM',
    main: true,
    nameMx: 'Garita Otay',
    nameUs: 'Otay Mesa Port of Entry',
    mexico: ['Tijuana', 'MX-BCN', '22435', 32.5482, -116.9386],
    unitedStates: ['San Diego', 'US-CA', '92154', 32.5516, -116.9381],
  },
];
