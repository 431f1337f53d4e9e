/**
 * `2026-03-09` or a timestamp as `09 mar 2026` or `Mar 9, 2026`. A date without a time never
 * shifts; a timestamp is shown in `timeZone`, which an hour then names, or in the viewer's.
 */
export function formatDate(
  value: string,
  region: string,
  { withTime = false, timeZone }: { withTime?: boolean; timeZone?: string } = {},
): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const time = withTime && !isDay ? { hour: '2-digit', minute: '2-digit' } : {};
  const zone = withTime && timeZone && !isDay ? { timeZoneName: 'short' } : {};
  return new Intl.DateTimeFormat(region, {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    ...(time as Intl.DateTimeFormatOptions),
    ...(zone as Intl.DateTimeFormatOptions),
    timeZone: isDay ? 'UTC' : timeZone,
  }).format(new Date(value));
}
