/** Returns a function that logs a line at most every two seconds. */
export function everyTwoSeconds(log: (line: string) => void) {
  let next = performance.now() + 2000;
  return (line: () => string) => {
    if (performance.now() < next) return;
    next = performance.now() + 2000;
    log(line());
  };
}
