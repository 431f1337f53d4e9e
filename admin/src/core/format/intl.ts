/** The format of numbers with these options in a region. */
export function numberFormat(region: string, options?: Intl.NumberFormatOptions) {
  return cachedFormat(numbers, [region, options], () => new Intl.NumberFormat(region, options));
}

/** The format of times with these options in a region; without a time zone, in the one that the device has now. */
export function dateFormat(region: string, options: Intl.DateTimeFormatOptions) {
  const here = options.timeZone ? 0 : new Date().getTimezoneOffset();
  const make = () => new Intl.DateTimeFormat(region, options);
  return cachedFormat(dates, [region, options, here], make);
}

/** Making a format takes about fifty times as long as writing a text with it, and a list writes hundreds of texts. */
function cachedFormat<Format>(
  formats: Map<string, Format>,
  by: unknown[],
  make: () => Format,
): Format {
  const key = JSON.stringify(by);
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
