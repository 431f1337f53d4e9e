/** A number in 4 bytes ([MS-XLS] 2.5.217): an integer, or the first half of a double; perhaps hundredths. */
export function shortNumber(bits: number): number {
  const value = bits & 2 ? (bits | 0) >> 2 : doubleOf(bits & 0xfffffffc);
  return bits & 1 ? value / 100 : value;
}

const double = new DataView(new ArrayBuffer(8));

function doubleOf(high: number): number {
  double.setUint32(0, high >>> 0);
  return double.getFloat64(0);
}

/** A truth value as Excel shows it in English. */
export function truthText(value: number): string {
  return value === 1 ? 'TRUE' : 'FALSE';
}

/** The name of an error by its code ([MS-XLS] 2.5.10). */
export function errorText(code: number): string {
  return ERRORS[code] ?? '#N/A';
}

const ERRORS: Record<number, string> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};
