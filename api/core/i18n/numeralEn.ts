/** A whole number up to 999,999,999,999 in American English: `1750` is "one thousand seven hundred fifty". */
export function numeralEn(value: number): string {
  if (value === 0) return 'zero';
  const groups = SCALES.map(([size, name]) => {
    const group = Math.floor(value / size) % 1000;
    return group && [belowThousand(group), name].filter(Boolean).join(' ');
  });
  return groups.filter(Boolean).join(' ');
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const first = hundreds && `${UNITS[hundreds]} hundred`;
  return [first, belowHundred(value % 100)].filter(Boolean).join(' ');
}

function belowHundred(value: number): string {
  if (value < 20) return UNITS[value]!;
  return [TENS[Math.floor(value / 10)], UNITS[value % 10]].filter(Boolean).join('-');
}

const SCALES = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [1, ''],
] as const;
const UNITS = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'],
  ...['sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = [
  ...['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
];
