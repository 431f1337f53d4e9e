import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { Schemas } from '../../core/contract/types.ts';
import { PDF } from '../base/smallFiles.ts';
import type { Say } from './quoteForm.ts';
import { soon } from './soon.ts';

interface Tap {
  /** Whether the page asks if the step has happened, so long before its appointment; it is answered yes. */
  isEarly?: boolean;
}

/** Reports a step on a driver's phone by the button with this name. */
export async function tapStep(driver: Page, name: string, { isEarly = false }: Tap = {}) {
  await driver.getByRole('button', { name }).click();
  if (isEarly) await driver.getByRole('dialog').locator('button[value=goOn]').click();
}

/** Waits until the page of a load says in its header that it has the status; its steps name all of them. */
export async function hasStatus(page: Page, say: Say, status: Schemas['ShipmentStatus']) {
  await page
    .getByRole('group', { name: say('anden.top.header') })
    .getByText(say(`anden.status.shipments.${status}`), { exact: true })
    .waitFor();
}

/**
 * Sends a file for each proof document that the page of a link asks for; returns how many. `label` tells the files of a load
 * from those of another.
 */
export async function sendProofDocuments(phone: Page, label: string): Promise<number> {
  const owed = phone.locator('.evidence[data-status=missing]');
  await owed.first().waitFor();
  const count = await owed.count();
  for (let left = count; left > 0; left -= 1) {
    const buffer = Buffer.concat([PDF, Buffer.from(`%${label} ${left}\n%%EOF\n`)]);
    const file = { name: `${left}.pdf`, mimeType: 'application/pdf', buffer };
    await owed.first().locator('input[multiple]').setInputFiles(file);
    await soon(async () => expect(await owed.count()).to.equal(left - 1));
  }
  return count;
}

/** Accepts as many proof documents as were sent, in their tab, and closes the load. */
export async function acceptAndClose(broker: Page, say: Say, sentCount: number): Promise<void> {
  const accept = broker.getByRole('button', { name: `${say('evidence.accept')}: ` });
  for (let left = sentCount; left > 0; left -= 1) {
    await soon(async () => expect(await accept.count()).to.equal(left));
    await accept.first().click();
  }
  await broker.getByRole('button', { name: say('shipments.ahead.closed') }).click();
  await hasStatus(broker, say, 'closed');
}

/** Pays the settlement of the load, in its tab of money. */
export async function paySettlement(broker: Page, say: Say): Promise<void> {
  await broker
    .getByRole('button', { name: say('settlements.pay.action'), exact: true })
    .first()
    .click();
  const dialog = broker.getByRole('dialog');
  await dialog.getByLabel(say('settlements.pay.reference')).fill('SPEI 448121');
  await dialog.locator('button[type=submit]').click();
  await broker.getByText(say('settlements.status.paid'), { exact: true }).waitFor();
}
