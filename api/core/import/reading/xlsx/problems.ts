import { withCommas } from '../../../../shared/readDecimal.ts';
import type { Words } from '../../../../shared/words.ts';
import type { Limits } from '../limits.ts';
import { UnreadableFile } from '../UnreadableFile.ts';

/** For an archive that is no workbook, and for a damaged one. */
export const NO_WORKBOOK: Words = {
  es: 'El archivo está dañado o no es de Excel: ábralo en Excel, guárdelo como Libro de Excel (.xlsx) y súbalo de nuevo',
  en: 'The file is damaged or not from Excel: open it in Excel, save it as Excel Workbook (.xlsx) and upload it again',
};

/** For the format of Excel before 97, and for a workbook with a password. */
export const OLD_OR_LOCKED: Words = {
  es: 'El archivo tiene contraseña o es anterior a Excel 97: guárdelo como Libro de Excel (.xlsx), sin contraseña',
  en: 'The file has a password or is older than Excel 97: save it as Excel Workbook (.xlsx), without a password',
};

/** For a workbook whose sheets are all hidden. */
export const NO_SHEET: Words = {
  es: 'El libro no tiene una hoja visible: muestre la hoja con sus filas y guárdelo',
  en: 'The workbook has no visible sheet: unhide the sheet with your rows and save it',
};

export function tooManyEntries({ entries }: Limits): UnreadableFile {
  const limit = withCommas(entries);
  return new UnreadableFile({
    es: `El libro tiene más de ${limit} partes: deje solo la hoja con sus filas`,
    en: `The workbook has more than ${limit} parts: keep only the sheet with your rows`,
  });
}

export function tooMuchUnpacked({ unpackedBytes }: Limits): UnreadableFile {
  const limit = withCommas(unpackedBytes / 1024 / 1024);
  return new UnreadableFile({
    es: `El libro pasa de ${limit} MB descomprimido: deje solo la hoja con sus filas, o divídalo`,
    en: `The workbook is larger than ${limit} MB unpacked: keep only the sheet with your rows, or split it`,
  });
}

export function tooCompressed({ compression }: Limits): UnreadableFile {
  return new UnreadableFile({
    es: `Al descomprimirse, el libro crece más de ${compression} veces: copie sus filas a un libro nuevo`,
    en: `Unpacked, the workbook is more than ${compression} times larger: copy your rows to a new workbook`,
  });
}

/** The error for more blocks of merged cells than can be kept. */
export function tooManyMerged(limit: number): UnreadableFile {
  return new UnreadableFile({
    es: `La hoja tiene más de ${withCommas(limit)} bloques de celdas combinadas: sepárelas`,
    en: `The sheet has more than ${withCommas(limit)} blocks of merged cells: unmerge them`,
  });
}

/** The error for a list over several sheets (`name_1`, `name_2`), of which some are not there. */
export function lackingParts(sheets: string[], missingNumbers: number[]): UnreadableFile {
  const [there, numbers] = [sheets.join(', '), missingNumbers.join(', ')];
  return new UnreadableFile({
    es: `Del catálogo el libro tiene solo ${there}, y le falta la parte ${numbers}: suba el archivo completo, como se publicó`,
    en: `Of the catalog the workbook has only ${there}, and lacks part ${numbers}: upload the whole file, as it was published`,
  });
}

/** The error for a list over several sheets whose columns differ. */
export function differentColumns(first: string, sheet: string): UnreadableFile {
  return new UnreadableFile({
    es: `Las hojas ${first} y ${sheet} no tienen las mismas columnas: suba el archivo como se publicó`,
    en: `The sheets ${first} and ${sheet} do not have the same columns: upload the file as it was published`,
  });
}
