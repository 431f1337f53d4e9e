import { withCommas } from '#decimals';
import type { Schemas } from '../../schemas.ts';

/**
 * Replaces each claimed figure by the measured one where that is higher; when the API does not answer, the claims
 * stay.
 */
async function showMeasured(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-figure]');
  const response = await fetch('/api/figures');
  if (!response.ok) return;
  const figures = (await response.json()) as Schemas['Figures'];
  for (const place of places) {
    const value = figures[place.dataset.figure as keyof Schemas['Figures']];
    const { above = '0' } = place.dataset;
    if (typeof value === 'number' && value > Number(above)) show(place, value);
  }
}

/** Shows a measured figure with its own label. */
function show(place: HTMLElement, value: number): void {
  place.textContent = figureText(value, place);
  const name = place.parentElement?.querySelector('dt');
  if (name && place.dataset.says) name.textContent = place.dataset.says;
}

function figureText(value: number, { dataset }: HTMLElement): string {
  return `${withCommas(Math.round(value))}${dataset.unit ?? ''}`;
}

showMeasured().catch(() => {});
