import { phraseBook } from '../text/phraseBook.ts';
import { wordSet, wordsOf } from '../text/tokens.ts';

/** An equipment type as people name it: by the category of the catalog, a code of it, or both with the length in feet. */
export interface EquipmentName {
  categories: readonly string[];
  code?: string;
  /** Whether the word means equipment only beside a length: `53 seca`. */
  needsLength?: boolean;
}

/** The names of equipment types in the trade, besides those of the catalog. */
export const EQUIPMENT_WORDS: readonly (readonly [phrases: string, name: EquipmentName])[] = [
  ['caja seca|remolque seco|trailer seco|dry van|dryvan|van seca|dv|furgon', of('dry_van')],
  ['seca|seco|dry|van', { categories: ['dry_van'], needsLength: true }],
  ['caja refrigerada|remolque refrigerado|caja fria|caja termo|caja con termo', of('refrigerated')],
  ['termo|refri|thermo|thermoking|thermo king|reefer|refrigerada|refrigerado', of('refrigerated')],
  [
    'refrigerated trailer|refrigerated van|refrigerated|reefer van|reefer trailer',
    of('refrigerated'),
  ],
  ['temperatura controlada|caja con temperatura controlada|temp control', of('refrigerated')],
  ['rf', { categories: ['refrigerated'], needsLength: true }],
  ['caja', { categories: ['dry_van', 'refrigerated'], needsLength: true }],
  ['plataforma|plana|flatbed|flat bed|flat|cama alta|plataforma plana', of('flatbed')],
  ['fb', { categories: ['flatbed'], needsLength: true }],
  ['lowboy|low boy|low-boy|cama baja|camabaja|lowbed|low bed', of('lowboy')],
  [
    'portacontenedor|porta contenedor|chasis|chassis|container chassis|container carrier',
    of('container'),
  ],
  ['contenedor|container|cntr', { categories: ['container'], needsLength: true }],
  ['tolva|hopper|hopper trailer|tolva granelera', of('hopper')],
  ['pipa|autotanque|auto tanque|tanker|tank truck|tank trailer', of('tank')],
  ['torton|thorton|tortón|camion torton|unitario|camion unitario|straight truck', coded('STRT')],
  ['box truck|26 ft box truck|26 ft straight truck', coded('STRT')],
  ['rabon|camion rabon', coded('RABN')],
  [
    'una 3.5|un 3.5|camion de 3.5|camion 3.5|unidad de 3.5|unidades de 3.5|unidad 3.5|unidades 3.5|camioneta de 3.5|camioneta 3.5|3 y media|3.5 ton truck',
    coded('T350'),
  ],
  [
    'tres y media|tres media|camion de 3 y media|camioneta de 3 y media|camion de tres y media',
    coded('T350'),
  ],
  [
    'camioneta de tres y media|camion de 3.5 ton|camion de 3.5 toneladas|camioneta de 3.5 ton',
    coded('T350'),
  ],
  ['camioneta de 1.5|camioneta 1.5|camioneta de 1.5 ton|camioneta de 1.5 toneladas', coded('V150')],
  ['camioneta de tonelada y media|camioneta de una y media|1.5 ton van|sprinter', coded('V150')],
];

/** The lengths of trailers and containers in feet. */
export const LENGTHS = new Set(['20', '28', '40', '42', '45', '48', '53']);

/** Lengths as they are said. */
export const SPOKEN_LENGTHS = phraseBook<number>([
  ['cincuenta y tres|fifty three', 53],
  ['cuarenta y ocho|forty eight', 48],
  ['cuarenta|forty', 40],
]);

/** Words for feet, and of containers that are high. */
export const FEET = wordSet('pies pie ft fts feet foot hc');

/** Nouns that are counted for loads: `2 viajes`. */
export const LOAD_NOUNS = wordSet(
  `viajes viaje cargas carga embarques flete fletes unidad unidades servicios servicio camion camiones trailer
    truck load truckload shipment trip remolque equipo full fulls sencillo tractocamion movimiento`,
);

/** Numbers in words, as far as loads are counted in them. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  one: 1,
  dos: 2,
  two: 2,
  tre: 3,
  tres: 3,
  three: 3,
  cuatro: 4,
  four: 4,
  cinco: 5,
  five: 5,
  sei: 6,
  seis: 6,
  six: 6,
  siete: 7,
  seven: 7,
  ocho: 8,
  eight: 8,
  nueve: 9,
  nine: 9,
  diez: 10,
  ten: 10,
  doce: 12,
  twelve: 12,
};

/** Numbers of tons in words. */
export const TON_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  'una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuna veintidos veintitres veinticuatro veinticinco'
    .split(' ')
    .map((word, index) => [wordsOf(word)[0]!, index + 1]),
);

function of(category: string): EquipmentName {
  return { categories: [category] };
}

function coded(code: string): EquipmentName {
  return { categories: [], code };
}
