let count = 0;

/** A unique date before 1990, `YYYY-MM-DD`. */
export function uniqueDay() {
  count += 1;
  const day = new Date(Date.UTC(1900, 0, 1 + (process.pid % 300) * 100 + count));
  return day.toISOString().slice(0, 10);
}
