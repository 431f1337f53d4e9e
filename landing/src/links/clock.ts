import { serverClock } from '../forms/api.ts';

/** Shows the time left until a moment by the server's clock in an element, every second, and calls back once it has passed. */
export function runClock(
  element: HTMLElement,
  until: string,
  { text, isOver }: { text: string; isOver: () => void },
): () => void {
  const timer = setInterval(show, 1000);
  show();
  return () => clearInterval(timer);

  function show() {
    const seconds = Math.ceil((new Date(until).getTime() - serverClock.now()) / 1000);
    element.hidden = seconds <= 0;
    element.textContent = text.replace('{time}', timeText(seconds));
    if (seconds > 0) return;
    clearInterval(timer);
    isOver();
  }
}

/** `59:07`, or with hours `1:00:00`. */
function timeText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
