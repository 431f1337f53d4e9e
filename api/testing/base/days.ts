let count = 0;

/** A day before 1990 that no other test has, `YYYY-MM-DD`. */
export function dayOfItsOwn() {
  count += 1;
  const day = new Date(Date.UTC(1900, 0, 1 + (process.pid % 300) * 100 + count));
  return day.toISOString().slice(0, 10);
}
