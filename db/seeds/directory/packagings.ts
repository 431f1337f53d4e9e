import { id } from '../tools/ids.ts';
import { later } from '../tools/time.ts';

/** The rows of the packaging catalog; sizes in meters, where there is a usual one. */
export function packagingRows(now: Date) {
  const createdAt = later(now, -430 * 24 * 60);
  return PACKAGINGS.map(([code, nameEs, nameEn, stackable, size]) => ({
    id: id(`packaging:${code}`),
    code,
    nameEs,
    nameEn,
    stackable,
    length: size?.[0] ?? null,
    width: size?.[1] ?? null,
    height: size?.[2] ?? null,
    createdAt,
    updatedAt: createdAt,
  }));
}

type Row = [
  code: string,
  nameEs: string,
  nameEn: string,
  stackable: boolean,
  size?: [length: string, width: string, height: string],
];

const PACKAGINGS: Row[] = [
  ['PALLET', 'Tarima estándar', 'Standard pallet', true, ['1.22', '1.02', '1.40']],
  ['PALLET_EURO', 'Tarima europea', 'Euro pallet', true, ['1.20', '0.80', '1.40']],
  ['GAYLORD', 'Gaylord', 'Gaylord box', true, ['1.22', '1.02', '0.91']],
  ['CARTON', 'Caja de cartón', 'Carton', true],
  ['CRATE', 'Huacal de madera', 'Wooden crate', false],
  ['RACK', 'Rack metálico retornable', 'Returnable steel rack', true, ['1.83', '1.22', '1.07']],
  ['TOTE', 'Contenedor IBC', 'IBC tote', true, ['1.20', '1.00', '1.16']],
  ['DRUM', 'Tambor de 200 litros', '55-gallon drum', true, ['0.59', '0.59', '0.88']],
  ['SUPER_SACK', 'Súper saco', 'Super sack', false, ['0.91', '0.91', '1.10']],
  ['ROLL', 'Rollo o bobina', 'Roll or coil', false],
  ['BUNDLE', 'Atado', 'Bundle', false],
  ['LOOSE', 'A granel', 'Loose', false],
];
