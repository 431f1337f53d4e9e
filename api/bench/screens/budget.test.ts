import { expect } from 'chai';
import { newPage } from '../../testing/browser.ts';
import { product } from '../../testing/product.ts';
import { BUDGET, FIRST_LISTS, openFirstList } from './firstList.ts';

describe('The first list', function () {
  this.timeout(120_000);

  before(async function () {
    this.timeout(300_000);
    await product();
  });

  for (const list of FIRST_LISTS) {
    it(`of a ${list.name} takes no more kilobytes, requests and calls than the budget`, async () => {
      const { url } = await product();
      const page = await newPage({ url, ...list, path: 'about:blank', hasEmptyCache: true });
      const { kilobytes, requests, calls } = await openFirstList(page, list);
      await page.close();
      expect(kilobytes).to.be.within(100, BUDGET.kilobytes);
      expect(requests).to.be.within(5, BUDGET.requests);
      expect(calls).to.be.within(2, BUDGET.calls);
    });
  }
});
