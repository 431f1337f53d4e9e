import { id } from '../tools/ids.ts';
import { later } from '../tools/time.ts';

/** The rows of the catalog of border crossings. */
export function bridgeRows(now: Date) {
  const createdAt = later(now, -430 * 24 * 60);
  return BRIDGES.map(([code, nameEs, nameEn, usPort, mxCustoms, timeZone]) => ({
    id: bridgeId(code),
    code,
    nameEs,
    nameEn,
    usPort,
    mxCustoms,
    timeZone,
    ...(code === 'WORLD_TRADE' && WORLD_TRADE_HOURS),
    createdAt,
    updatedAt: createdAt,
  }));
}

/** The id of a border crossing. */
export function bridgeId(code: string): string {
  return id(`bridge:${code}`);
}

/** Published by U.S. Customs and Border Protection on July 28, 2017, and not compared since: they are to be verified. */
const WORLD_TRADE_HOURS = {
  hours: 'L–V 7:00–24:00, S 8:00–16:00, D 10:00–14:00',
  hoursSource: 'CBP, Laredo Field Office, 28-07-2017',
};

type Row = [
  code: string,
  nameEs: string,
  nameEn: string,
  usPort: string,
  mxCustoms: string,
  timeZone: string,
];

const TIJUANA = 'America/Tijuana';
const PHOENIX = 'America/Phoenix';
const DENVER = 'America/Denver';
const CHICAGO = 'America/Chicago';

/**
 * The crossings for trucks, from west to east, with the port codes of U.S. Customs and Border Protection and the Mexican
 * customs offices; both are published facts.
 */
const BRIDGES: Row[] = [
  ['OTAY_MESA', 'Mesa de Otay', 'Otay Mesa', '2506', 'Tijuana', TIJUANA],
  ['TECATE', 'Tecate', 'Tecate', '2505', 'Tecate', TIJUANA],
  ['CALEXICO_EAST', 'Mexicali II – Calexico', 'Calexico East', '2507', 'Mexicali', TIJUANA],
  ['SAN_LUIS', 'San Luis Río Colorado II', 'San Luis II', '2608', 'San Luis Río Colorado', PHOENIX],
  ['NOGALES', 'Nogales III (Mariposa)', 'Nogales Mariposa', '2604', 'Nogales', PHOENIX],
  ['DOUGLAS', 'Agua Prieta – Douglas', 'Douglas', '2601', 'Agua Prieta', PHOENIX],
  ['SANTA_TERESA', 'San Jerónimo', 'Santa Teresa', '2408', 'Ciudad Juárez', DENVER],
  ['YSLETA', 'Zaragoza – Ysleta', 'Ysleta–Zaragoza bridge', '2402', 'Ciudad Juárez', DENVER],
  ['PRESIDIO', 'Ojinaga – Presidio', 'Presidio', '2403', 'Ojinaga', CHICAGO],
  ['DEL_RIO', 'Ciudad Acuña – Del Rio', 'Del Rio', '2302', 'Ciudad Acuña', CHICAGO],
  ['EAGLE_PASS', 'Piedras Negras II', 'Eagle Pass bridge II', '2303', 'Piedras Negras', CHICAGO],
  ['COLOMBIA', 'Puente Colombia', 'Colombia Solidarity bridge', '2304', 'Colombia', CHICAGO],
  [
    'WORLD_TRADE',
    'Puente III del Comercio Mundial',
    'World Trade Bridge',
    '2304',
    'Nuevo Laredo',
    CHICAGO,
  ],
  ['ROMA', 'Ciudad Miguel Alemán – Roma', 'Roma', '2310', 'Ciudad Miguel Alemán', CHICAGO],
  [
    'RIO_GRANDE_CITY',
    'Ciudad Camargo – Rio Grande City',
    'Rio Grande City',
    '2307',
    'Ciudad Camargo',
    CHICAGO,
  ],
  ['PHARR', 'Reynosa – Pharr', 'Pharr bridge', '2305', 'Ciudad Reynosa', CHICAGO],
  ['PROGRESO', 'Nuevo Progreso', 'Progreso', '2309', 'Ciudad Reynosa', CHICAGO],
  ['LOS_TOMATES', 'Matamoros III – Los Tomates', 'Veterans bridge', '2301', 'Matamoros', CHICAGO],
];
