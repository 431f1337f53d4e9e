import { newPage } from './api/testing/browser.ts';
for (const [width, theme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  const page = await newPage({
    url: 'http://localhost:4100',
    user: 'broker@puente.test',
    width,
    theme,
  });
  await page.goto('/admin/quotes?filter={"status":["rated"]}');
  if (width > 768) await page.getByRole('table').getByRole('row').nth(1).click();
  else await page.locator('main li a').first().click();
  await page.getByLabel('Valor de venta').fill('1,50');
  await page.getByLabel('Margen %').focus();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/typed-shots/award-${width}-${theme}.png` });
  await page.getByLabel('Valor de venta').fill('99,000');
  await page.getByRole('button', { name: 'Compartir tarifa' }).click();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/typed-shots/share-${width}-${theme}.png` });
  await page.getByRole('dialog').getByRole('button', { name: 'Compartir tarifa' }).click();
  await page.waitForTimeout(600);
  await page.screenshot({ path: `/tmp/typed-shots/ask-${width}-${theme}.png` });
}
process.exit(0);
