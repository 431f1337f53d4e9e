import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { Actor } from '../../../api/core/auth/actor.ts';
import { quoteInput } from '../../../api/quoting/quotes/test/factory.ts';
import { buildUser } from '../../../api/platform/users/test/factory.ts';
import { newPage, visit } from '../../../api/testing/browser.ts';
import { as } from '../../../api/testing/client.ts';
import { say } from '../../../api/testing/say.ts';
import { permits, type Permissions } from '../core/auth/permissions.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { modules } from '../modules.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const KINDS: [Actor['type'], Actor['role']][] = [
  ['broker', 'member'],
  ['shipper', 'member'],
  ['carrier', 'member'],
];

describe('A page that the user may not open', function () {
  this.timeout(120_000);

  for (const [type, role] of KINDS) {
    it(`never shows its form or list to a ${type}'s ${role}, from a link or typed`, async () => {
      const { email } = await buildUser({ type, role });
      const page = await newPage({ user: email });
      const forbidden = await forbiddenTo(page, type);
      expect(forbidden.length).to.be.above(15);
      for (const path of forbidden) {
        await visit(page, '/admin/nowhere');
        await page.getByRole('main').getByText(say('anden.notFound.title')).waitFor();
        await page.evaluate(RECORD);
        await visit(page, `/admin/${path}`);
        await expectRefused(page, path);
      }
      await page.close();
    });
  }

  it('shows nothing while the permissions are not known, and no list is asked for', async () => {
    const { email } = await buildUser({ type: 'shipper', role: 'member' });
    const page = await newPage({ user: email });
    const forbidden = await forbiddenTo(page, 'shipper');
    await page.addInitScript(RECORD);
    const byPermission = forbidden.filter((path) => !/^(carrier\/|passport)/.test(path));
    for (const path of byPermission.filter((_, index) => index % 5 === 0)) {
      const release = await holdSession(page);
      await page.goto(`/admin/${path}`);
      await page.getByRole('main').getByRole('status').waitFor();
      expect(await shownPages(page), path).to.deep.equal([]);
      await release();
      await expectRefused(page, path);
    }
    await page.context().close();
  });

  it('shows a permitted list once the permissions are known', async () => {
    const { email } = await buildUser({ type: 'shipper', role: 'member' });
    const page = await newPage({ user: email });
    await page.addInitScript(RECORD);
    const release = await holdSession(page);
    await page.goto('/admin/locations');
    await page.getByRole('main').getByRole('status').waitFor();
    expect(await shownPages(page)).to.deep.equal([]);
    await release();
    await page.getByRole('main').getByText(say('resources.locations.empty')).waitFor();
    await page.context().close();
  });
});

describe('A path of the admin that somebody types', function () {
  this.timeout(120_000);

  it("below /admin/carrier is refused to who works for no carrier, where the profile's page crashed", async () => {
    const { email } = await buildUser({ type: 'broker', role: 'admin' });
    const page = await newPage({ user: email });
    const own = modules.flatMap((module: AdminModule) => module.customRoutes ?? []);
    const paths = own.map(({ path }) => path).filter((path) => path.startsWith('carrier/'));
    expect(paths).to.have.length(8);
    for (const path of paths) {
      await page.goto(`/admin/${path}?id=${ID}`);
      await page.getByRole('main').getByText(say('anden.denied.title')).waitFor();
    }
    await page.close();
  });

  it('of records without a list leads to the not-found page, where it stayed blank', async () => {
    const { email } = await buildUser({ type: 'broker', role: 'admin' });
    const page = await newPage({ user: email });
    const listless = modules.filter((module: AdminModule) => !module.list);
    expect(listless.map(({ name }) => name)).to.include('imports');
    for (const { name } of listless) {
      await page.goto(`/admin/${name}`);
      await page.getByRole('main').getByText(say('anden.notFound.title')).waitFor();
    }
    await page.close();
  });
});

describe('The history of a quote', function () {
  this.timeout(120_000);

  it('crashed at the id of a row of the list; now it says that there is none', async () => {
    const { email } = await buildUser({ type: 'broker', role: 'admin' });
    const { movement, origin, destination } = quoteInput();
    await as(email).post('/api/shipments', { movement, origin, destination });
    const page = await newPage({ user: email, path: '/admin/history' });
    await page.getByRole('main').getByRole('link').first().waitFor();
    const { body } = await as(email).get<{ id: string }[]>('/api/history');
    expect(body).to.have.length(1);
    await visit(page, `/admin/history/${body[0]!.id}`);
    await page.getByRole('main').getByText(say('history.missing.title')).waitFor();
    await page.close();
  });
});

/** The paths of all pages that the signed-in user may not open. */
async function forbiddenTo(page: Page, type: string): Promise<string[]> {
  const { permissions } = (await page.evaluate(`fetch('/api/session', {
    headers: { authorization: 'Bearer ' + localStorage.getItem('accessToken') },
  }).then((answer) => answer.json())`)) as { permissions: Permissions };
  const user = { user_type: { name: type } } as never;
  return modules
    .flatMap(pagesOf)
    .filter(
      ({ name, action, isFor }) => !permits(permissions[name], action) || (isFor && !isFor(user)),
    )
    .map(({ path }) => path.replace(':id', ID));
}

type Listed = Pick<AdminModule, 'name'> & {
  path: string;
  action: string;
  isFor?: (user: never) => boolean;
};

function pagesOf({ name, listPath = name, ...module }: AdminModule): Listed[] {
  const pages = [
    module.list && { path: listPath, action: 'list' },
    module.create && { path: `${name}/new`, action: 'create' },
    module.edit && { path: `${name}/:id/edit`, action: 'edit' },
    module.show && { path: `${name}/:id/view`, action: 'show' },
    module.hasImport && { path: `${name}/load`, action: 'load' },
    ...(module.customRoutes ?? []).map(({ action = 'list', ...route }) => ({ action, ...route })),
  ];
  return pages.flatMap((page) => (page ? [{ name, ...page }] : []));
}

async function expectRefused(page: Page, path: string) {
  const refused = page.getByRole('main').getByText(say('anden.denied.title'));
  await refused.waitFor().catch(() => expect.fail(`${path} is not refused`));
  expect(await shownPages(page), path).to.deep.equal([]);
}

/** Holds the answer of `GET /api/session` back until the returned function is called. */
async function holdSession(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/session', async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

async function shownPages(page: Page): Promise<string[]> {
  return page.evaluate('window.shownPages');
}

/** A script that keeps the class of each form, table, input and page of react-admin that is ever in the page. */
const RECORD = `(() => {
  window.shownPages = [];
  window.pageObserver?.disconnect();
  const PARTS = 'form, table, input, textarea, .RaList-main, .RaCreate-main, .RaEdit-main, .RaShow-main, .MuiSkeleton-root';
  window.pageObserver = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element && node.closest('main'))
          for (const part of [node, ...node.querySelectorAll('*')])
            if (part.matches(PARTS)) window.shownPages.push(part.tagName + ' ' + part.className);
  });
  window.pageObserver.observe(document, { subtree: true, childList: true });
  undefined;
})()`;
