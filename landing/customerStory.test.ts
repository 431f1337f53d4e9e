import { expect } from 'chai';
import { awardable, buildTrafficContact, linkIn } from '../api/testing/notices/awardable.ts';
import { takeErrors } from '../api/testing/browser.ts';
import { phoneOfSuite } from '../api/testing/browser/cutNetwork.ts';
import { keptByWorker } from '../api/testing/browser/keptByWorker.ts';
import { Shipment } from '../api/trip/shipments/Shipment.ts';
import { linkMessages } from './src/links/messages.ts';
import { trackingMessages } from './src/links/tracking/messages.ts';

for (const locale of ['es', 'en'] as const) {
  describe(`A customer without an account, with the network cut below the service worker and the cache emptied, ${locale}`, function () {
    this.timeout(180_000);
    const t = trackingMessages[locale];
    const [offline] = linkMessages[locale].offlineSince.split('{time}');
    const device = phoneOfSuite(locale);

    it('hears of the award by mail and follows the load, also what was last read of it without a network', async () => {
      const phone = device.page();
      const { customer, award, quoteId } = await awardable();
      const email = await buildTrafficContact(customer.id, locale);
      const { page, token } = await linkIn((await award()).get(email)!);
      expect(page).to.equal(locale === 'en' ? '/en/tracking' : '/tracking');
      const status = (name: keyof typeof t.status) =>
        phone.getByRole('heading', { name: t.status[name], exact: true });
      await phone.goto(`${page}#${token}`);
      await status('assigned').waitFor();
      await keptByWorker(phone);
      await device.cut();

      await phone.goto('about:blank');
      await phone.goto(`${page}#${token}`);
      await status('assigned').waitFor();
      await phone.getByText(offline!).waitFor();

      const { companyId } = (await Shipment.query().findOne({ quoteId }))!;
      await Shipment.query().where({ quoteId, companyId }).patch({ status: 'at_pickup' });
      await device.join();
      await status('at_pickup').waitFor();
      await phone.getByText(offline!).waitFor({ state: 'detached' });
      takeErrors(phone);
    });
  });
}
