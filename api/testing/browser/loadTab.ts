import type { Page } from 'playwright-core';
import type { LoadTab } from '../../../admin/src/trip/shipments/show/needs/needsOf.ts';
import { say } from '../say.ts';

/** Chooses a tab of a load's page; its name is followed by the number of things that wait in it. */
export async function openLoadTab(
  page: Page,
  tab: LoadTab,
  locale: 'es' | 'en' = 'es',
): Promise<void> {
  const name = new RegExp(`^${say(`shipments.tab.${tab}`, {}, locale)}`);
  await page.getByRole('tab', { name }).click();
}
