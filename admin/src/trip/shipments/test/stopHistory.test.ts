import { expect } from 'chai';
import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import { buildShipment } from '../../../../../api/trip/shipments/test/factory.ts';
import { openLoadTab } from '../../../../../api/testing/browser/loadTab.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { as } from '../../../../../api/testing/client.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

/** What is read of a change of stops, with its goods, by language. */
const SENTENCES = {
  es: ['Entrega · Silao, GUA · Planta', 'Pedido 7 · Bultos 4 · 400'],
  en: ['Delivery · Silao, GUA · Planta', 'Pedido 7 · Pieces 4 · 400'],
} as const;

describe("The history of a load's stops", function () {
  this.timeout(180_000);

  for (const language of ['es', 'en'] as const) {
    it(`tells the added stop in words: ${language}`, async () => {
      const { id: companyId } = await buildCompany();
      const user = await buildUser({ companyId, language });
      const { id, origin, destination } = await buildShipment({ companyId });
      const goods = (units: number) => [{ units, weight: String(units * 100) }];
      const stops = [
        { kind: 'pickup', place: origin, goods: goods(4) },
        {
          kind: 'delivery',
          place: { city: 'Silao', state: 'MX-GUA', country: 'MX', name: 'Planta' },
          reference: 'Pedido 7',
          goods: goods(4),
        },
        { kind: 'delivery', place: destination },
      ];
      const { status } = await as(user).patch(`/api/shipments/${id}`, { stops });
      expect(status).to.equal(200);
      const path = `/admin/shipments/${id}/view`;
      const page = await newPage({ user: user.email, path, locale: language });
      await openLoadTab(page, 'history', language);
      for (const text of SENTENCES[language]) await page.getByText(text).first().waitFor();
      await page.close();
    });
  }
});
