import type { Page } from 'playwright-core';

/** The texts of the interface in a test's language. */
export type Say = (key: string, blanks?: Record<string, string | number>) => string;

interface Load {
  /** A part of the customer's name. */
  customer: string;
  /** Days from today. */
  pickup: number;
  delivery: number;
  /** By default Dallas. */
  to?: Town;
}

/** A town as somebody types it into a form. */
export interface Town {
  city: string;
  state: string;
  postalCode: string;
}

/** Fills the form of a new quote with a load from Apodaca to Dallas or elsewhere in a 53-foot dry van. */
export async function fillQuote(
  page: Page,
  say: Say,
  { customer, pickup, delivery, to = DALLAS }: Load,
) {
  await choose(page, say('anden.place.location'), 'Apodaca');
  await fillTown(page, 'destination', to);
  await chooseCustomer(page, say, customer);
  await page.locator('input[name=pickupDate]').fill(inDays(pickup));
  await page.locator('input[name=deliveryDate]').fill(inDays(delivery));
  await choose(page, say('resources.quotes.fields.equipmentId'), '53', { named: DRY_VAN });
  await page.getByLabel(say('resources.quotes.fields.weight'), { exact: true }).fill('18000');
}

/** Asks for the legs of the load instead of the whole, across the bridge whose name contains the text. */
export async function askByLegs(page: Page, say: Say, bridge: string) {
  await page.getByRole('combobox', { name: new RegExp(`^${say('quotes.legs.ask')} `) }).click();
  await page.getByRole('option', { name: say('quotes.asked.legs'), exact: true }).click();
  await page.locator('[data-leg=us]').waitFor();
  await choose(page, say('quotes.legs.handOver.bridgeId'), bridge);
}

/** Fills in the town of the place with this source, such as `stops.1.place`. */
export async function fillTown(page: Page, source: string, { city, state, postalCode }: Town) {
  await page.locator(`input[name="${source}.city"]`).fill(city);
  await page.locator(`input[name="${source}.city"]`).press('Tab');
  await page.locator('input[role=combobox]:focus').fill(state);
  await optionsWith(page, state).first().click();
  await page.locator(`input[name="${source}.postalCode"]`).fill(postalCode);
}

/** Chooses the customer, and empties again what the form fills in from the customer's last quote, as its hazardous goods. */
async function chooseCustomer(page: Page, say: Say, customer: string) {
  const answer = page.waitForResponse(/\/api\/quotes\?.*customerId/);
  await choose(page, say('resources.quotes.fields.customerId'), customer);
  const [last] = (await (await answer).json()) as { equipmentId?: string | null }[];
  if (!last?.equipmentId) return;
  const undo = page.getByText(say('quotes.last.undo'), { exact: true });
  await undo.click();
  await undo.waitFor({ state: 'detached' });
}

/** Submits the form; returns the reference of the quote, whose page it opens. */
export async function submitQuote(page: Page): Promise<string> {
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/admin\/quotes\/[\w-]{36}\/view/);
  return shownReference(page);
}

/** The reference in the title of a quote's page, once it is no longer that of the page before. */
export async function shownReference(page: Page, before?: string): Promise<string> {
  const titles = page.getByRole('heading', { level: 1, name: /Q-\d{5}/ });
  const title = await titles.filter({ hasNotText: before }).innerText();
  return /Q-\d{5}/.exec(title)![0];
}

/** Ticks carriers among the matches, searching those that are not on the first page, and invites them. */
export async function invite(page: Page, say: Say, names: string[]) {
  for (const name of names) {
    const box = page.getByRole('checkbox', { name: new RegExp(name) });
    await page.getByRole('checkbox').first().waitFor();
    if (!(await box.isVisible())) await page.getByRole('searchbox').fill(name);
    await box.check();
  }
  await page
    .getByRole('button', { name: say('quotes.invite.action', { count: names.length }) })
    .click();
  await page.getByText(say('quotes.sent')).first().waitFor();
}

/** The day a number of days from today, as date inputs take it. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

const DALLAS: Town = { city: 'Dallas', state: 'Texas', postalCode: '75201' };

/** The 53-foot dry van in both languages. */
const DRY_VAN = /^(Caja seca|Dry van) 53/;

interface Choice {
  /** The option, if not the first that contains the text. */
  named?: string | RegExp;
}

/** Types into an autocomplete and chooses an option, not the option to create one. */
async function choose(page: Page, label: string, text: string, { named = text }: Choice = {}) {
  await page.getByRole('combobox', { name: label }).first().fill(text);
  await optionsWith(page, named).first().click();
}

function optionsWith(page: Page, text: string | RegExp) {
  return page.getByRole('option').filter({ hasText: text, hasNotText: /^(Crear|Create) / });
}
