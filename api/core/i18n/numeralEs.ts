/** A whole number up to 999,999,999,999 in Spanish, as it stands before a masculine noun: `21` is "veintiún". */
export function numeralEs(value: number): string {
  if (value === 0) return 'cero';
  const millions = Math.floor(value / 1_000_000);
  const words = [millionsText(millions), belowMillion(value % 1_000_000)];
  return words.filter(Boolean).join(' ');
}

function millionsText(millions: number): string {
  if (millions === 0) return '';
  return millions === 1 ? 'un millón' : `${belowMillion(millions)} millones`;
}

function belowMillion(value: number): string {
  const thousands = Math.floor(value / 1000);
  const first = thousands === 1 ? 'mil' : thousands && `${belowThousand(thousands)} mil`;
  return [first, belowThousand(value % 1000)].filter(Boolean).join(' ');
}

function belowThousand(value: number): string {
  if (value === 100) return 'cien';
  return [HUNDREDS[Math.floor(value / 100)], belowHundred(value % 100)].filter(Boolean).join(' ');
}

function belowHundred(value: number): string {
  if (value < 30) return UNITS[value]!;
  const [ten, unit] = [TENS[Math.floor(value / 10)]!, UNITS[value % 10]];
  return unit ? `${ten} y ${unit}` : ten;
}

const UNITS = [
  ...['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  ...['diez', 'once', 'doce', 'trece', 'catorce', 'quince'],
  ...['dieciséis', 'diecisiete', 'dieciocho', 'diecinueve'],
  ...['veinte', 'veintiún', 'veintidós', 'veintitrés', 'veinticuatro'],
  ...['veinticinco', 'veintiséis', 'veintisiete', 'veintiocho', 'veintinueve'],
];
const TENS = [
  ...['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'],
];
const HUNDREDS = [
  ...['', 'ciento', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos'],
  ...['seiscientos', 'setecientos', 'ochocientos', 'novecientos'],
];
