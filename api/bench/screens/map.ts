import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Page } from 'playwright-core';
import { seedMillion } from '../../../db/million.ts';
import { seedMillionQuotes } from '../../../db/millionQuotes.ts';
import type { Lifetime } from '../../../db/process/lifetime.ts';
import { companyId } from '../../../db/seeds/directory/companies.ts';
// The benchmark opens pages as the tests do.
// eslint-disable-next-line anden/boundaries
import { newPage } from '../../testing/browser.ts';
import { startDemo } from './demo.ts';
import { framesWhile, headFrames, print } from './frames.ts';

const LOCATIONS = 10_000;
const LOADS = 2_000;

/**
 * Prints the milliseconds between frames while the map with 10,000 locations and 2,000 loads is moved, magnified and
 * filtered, on a CPU slowed four times.
 */
export async function map(lifetime: Lifetime): Promise<void> {
  const url = await startDemo(lifetime, seedPoints);
  for (const width of [1280, 390]) {
    const page = await newPage({ url, user: 'broker@puente.test', path: '/admin/map', width });
    await page.locator('canvas').scrollIntoViewIfNeeded();
    await pause(3000);
    headFrames(`map, ${width} px wide`);
    for (const [name, act] of Object.entries(ACTIONS)) {
      print(name, await framesWhile(page, () => act(page)));
    }
    await page.context().close();
  }
}

const ACTIONS: Record<string, (page: Page) => Promise<void>> = {
  'whole, magnified': (page) => wheel(page, -60, 30),
  'magnified, moved': (page) => drag(page, 40),
  'reduced to the whole': (page) => wheel(page, 60, 30),
  'magnified by the button': (page) => press(page, 'Acercar'),
  'moved at twice the size': (page) => drag(page, 40),
  'the whole, by the button': (page) => press(page, 'Ver todo el mapa'),
  'locations off': (page) => press(page, 'Ubicaciones'),
  'locations on': (page) => press(page, 'Ubicaciones'),
  'lanes off': (page) => press(page, 'Rutas pedidas'),
  'lanes on': (page) => press(page, 'Rutas pedidas'),
  'one state': async (page) => {
    await page.getByRole('combobox', { name: 'Estado' }).fill('texas');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await pause(1000);
  },
};

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  await pause(1000);
}

/** Magnifies or reduces the map around its middle. */
async function wheel(page: Page, delta: number, steps: number) {
  const [x, y] = await middleOf(page);
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, delta);
    await pause(30);
  }
  await page.keyboard.up('Control');
}

async function drag(page: Page, steps: number) {
  const [x, y] = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.move(x - 4 * step, y - 3 * step);
    await pause(16);
  }
  await page.mouse.up();
}

async function middleOf(page: Page): Promise<[number, number]> {
  const { x, y, width, height } = (await page.locator('canvas').boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Adds locations all over both countries to the demo's first broker, and loads under way, half of them at a location. */
async function seedPoints(db: Knex): Promise<void> {
  await seedMillion(db, 5000);
  await seedMillionQuotes(db, LOADS * 4);
  const values = { company: companyId('puente'), count: LOCATIONS };
  await db.raw(INSERT_LOCATIONS, values);
  await db.raw(UPDATE_LOADS, values);
}

const INSERT_LOCATIONS = `
  insert into locations (company_id, id, name, kind, city, state, country, latitude, longitude)
  select cast(:company as uuid), cast('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0') as uuid), 'Bodega ' || n,
    'warehouse', 'Prueba', case when latitude < 29 then 'MX-NLE' else 'US-TX' end,
    case when latitude < 29 then 'MX' else 'US' end, latitude, -120 + 45 * mod(n * 0.75488, 1)
  from generate_series(1, :count) as n, lateral (select 17 + 30 * mod(n * 0.56984, 1) as latitude) as place`;

const UPDATE_LOADS = `
  update shipments set status = 'in_transit', origin = case when number % 8 = 0 then origin else origin ||
    jsonb_build_object('locationId', '01980000-0000-7000-8000-' || lpad(to_hex(1 + number % :count), 12, '0')) end
  where company_id = cast(:company as uuid) and status = 'closed'`;
