import { expect } from 'chai';
import { buildIncident } from '../../../../../api/catalogs/incidents/test/factory.ts';
import type { Schemas } from '../../../../../api/core/contract/types.ts';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';
import { buildShipment, buildStops } from '../../../../../api/trip/shipments/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { openLoadTab } from '../../../../../api/testing/browser/loadTab.ts';
import { as } from '../../../../../api/testing/client.ts';
import { say } from '../../../../../api/testing/say.ts';

/** What is read of the second stop, by language. */
const STOP = {
  es: 'Parada 2 de 3 · Entrega · Silao, GUA',
  en: 'Stop 2 of 3 · Delivery · Silao, GUA',
} as const;

describe('The page of a load with more than two stops', function () {
  this.timeout(180_000);

  for (const [language, width] of [
    ['es', 390],
    ['en', 1366],
  ] as const) {
    it(`tells the stop of an incident, one that the carrier does not cover, and those beside the border: ${language}`, async () => {
      const { id: companyId } = await buildCompany();
      const user = await buildUser({ companyId, language });
      const states = { originStates: ['MX-NLE'], deliveryStates: ['US-TX'] };
      const { id: carrierId } = await buildCarrier({ companyId, ...states });
      await buildIncident();
      const parties = { companyId, carrierId, status: 'in_transit', currentStop: 1 } as const;
      const load = await buildShipment(parties);
      const silao = { city: 'Silao', state: 'MX-GUA', country: 'MX' } as const;
      await buildStops(load, [{ kind: 'delivery', place: silao }]);
      const path = `/admin/shipments/${load.id}/view`;
      const page = await newPage({ user: user.email, path, locale: language, width });
      const text = (key: string, blanks = {}) => say(key, blanks, language);
      await page.getByRole('alert').getByText(STOP[language]).waitFor();
      await openLoadTab(page, 'trip', language);
      await page.getByRole('button', { name: text('shipments.incidents.report') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: text('shipments.incidents.type') }).click();
      await page.getByRole('option').first().click();
      const stop = dialog.getByRole('combobox', { name: text('shipments.incidents.stop') });
      await stop.getByText(STOP[language]).waitFor();
      await expectAccessible(page);
      await dialog.getByRole('radio', { name: STOP[language] }).check();
      await stop.waitFor({ state: 'detached' });
      await dialog.locator('button[type=submit]').click();
      await page.getByText(text('shipments.incidents.reported')).first().waitFor();
      await page.getByRole('listitem').getByText(STOP[language]).last().waitFor();
      const incidents = await as(user).get<Schemas['ShipmentIncident'][]>(
        `/api/shipments/${load.id}/incidents`,
      );
      expect(incidents.body[0]).to.deep.include({ stopNumber: 2 });
      await openLoadTab(page, 'papers', language);
      const before = text('crossings.before', { stop: STOP[language] });
      await page.getByText(before).waitFor();
      await page.close();
    });
  }
});
