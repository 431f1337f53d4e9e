import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/**
 * Repeats a check of what a page shows until it passes, because a page follows an action a moment later. Fails with the
 * check's last error after a minute.
 */
export async function soon(check: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + MINUTE; ;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(50);
  }
}

/** Waits until an element has the focus, as whoever presses a key for it does. */
export async function hasFocus(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus')).waitFor();
}

/** Presses Escape once the dialog or menu that it closes has the focus, which a press before would miss. */
export async function pressEscape(page: Page): Promise<void> {
  await page.locator('.MuiModal-root:focus-within').last().waitFor();
  await page.keyboard.press('Escape');
}

const MINUTE = 60_000;
