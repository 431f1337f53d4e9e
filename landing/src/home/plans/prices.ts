import { withCommas } from '#decimals';
import type { Schemas } from '../../schemas.ts';

/**
 * Shows the monthly prices of the plans from the product's settings; when the API does not answer, the text in their
 * place stays.
 */
async function showPrices(): Promise<void> {
  const response = await fetch('/api/plans');
  if (!response.ok) return;
  for (const {
    plan,
    monthlyPrice,
    currency,
  } of (await response.json()) as Schemas['PlanOffer'][]) {
    const place = document.querySelector(`[data-price="${plan}"]`);
    if (place) place.textContent = `${amount(monthlyPrice)} ${currency}`;
    place?.nextElementSibling?.removeAttribute('hidden');
  }
}

/** `4900.00` as `$4,900`, and `4900.50` as `$4,900.50`. */
function amount(text: string): string {
  return `$${withCommas(text.replace(/\.00$/, ''))}`;
}

showPrices().catch(() => {});
