import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { LoadTab } from '../../../admin/src/trip/shipments/show/needs/needsOf.ts';
import { say } from '../say.ts';
import { soon } from './soon.ts';

/**
 * Chooses a tab of a load's page; its name is followed by the number of things that wait in it. It is pressed again where it
 * moved under the press, because the tab of evidence comes with its data.
 */
export async function openLoadTab(
  page: Page,
  tab: LoadTab,
  locale: 'es' | 'en' = 'es',
): Promise<void> {
  const name = new RegExp(`^${say(`shipments.tab.${tab}`, {}, locale)}`);
  const chosen = page.getByRole('tab', { name });
  await soon(async () => {
    await chosen.click();
    expect(await chosen.getAttribute('aria-selected')).to.equal('true');
  });
}
