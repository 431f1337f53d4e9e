import { newPage } from './api/testing/browser.ts';
const [, , user, theme, width, ...paths] = process.argv;
const page = await newPage({
  url: 'http://localhost:4100',
  user: user === '-' ? undefined : user,
  theme: theme as 'light',
  width: Number(width),
});
for (const path of paths) {
  await page.goto(path);
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.waitForTimeout(600);
  const file = `/tmp/typed-shots/${user!.split('@')[0]}-${theme}-${width}-${path.replace(/\W+/g, '_').slice(0, 60)}.png`;
  await page.screenshot({ path: file, fullPage: true });
  console.log(file, page.url());
}
process.exit(0);
