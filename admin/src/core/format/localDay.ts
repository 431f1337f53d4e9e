/** The calendar day of a moment in the device's time zone, `YYYY-MM-DD`. */
export function localDay(at: Date): string {
  return at.toLocaleDateString('sv');
}
