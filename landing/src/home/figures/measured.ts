/** Puts what the product measures in the place of the claims; without an answer the claims stay. */
async function showMeasured(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-figure]');
  const response = await fetch('/api/figures');
  if (!response.ok) return;
  const figures = (await response.json()) as Record<string, unknown>;
  for (const place of places) {
    const value = figures[place.dataset.figure!];
    if (typeof value === 'number' && value > 0) place.textContent = shown(value, place);
  }
}

function shown(value: number, { dataset }: HTMLElement): string {
  const number = value.toLocaleString('es-MX', { maximumFractionDigits: 0 });
  return `${number}${dataset.unit ?? ''}`;
}

showMeasured().catch(() => {});

export {};
