const TWO_DIGIT_AREAS = new Set(['33', '55', '56', '81']);

/** Formats a phone number with country code 52 or 1: `+52 81 1234 5678`, `+52 867 123 4567`, `+1 956 123 4567`. */
export function formatPhone(digits: string): string {
  const [, country, number] = /^(52|1)(\d{10})$/.exec(digits) ?? [];
  if (!country || !number) return digits;
  const area = country === '52' && TWO_DIGIT_AREAS.has(number.slice(0, 2)) ? 2 : 3;
  return `+${country} ${number.slice(0, area)} ${number.slice(area, 6)} ${number.slice(6)}`;
}
