/**
 * Calls back once, when a person presses a key, a button or the screen. Programs that only load the page and run its
 * scripts, as mail scanners do, never do.
 */
export function oncePressed(report: () => void): void {
  const events = ['pointerdown', 'keydown', 'click'];
  const heard = (event: Event) => {
    if (!event.isTrusted) return;
    for (const name of events) removeEventListener(name, heard, true);
    report();
  };
  for (const name of events) addEventListener(name, heard, true);
}
