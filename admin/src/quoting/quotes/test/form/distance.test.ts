import { expect } from 'chai';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';
import {
  buildQuote,
  buildStopsBetween,
} from '../../../../../../api/quoting/quotes/test/factory.ts';
import { buildRoute } from '../../../../../../api/quoting/routes/test/factory.ts';
import { as } from '../../../../../../api/testing/client.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { soon } from '../../../../../../api/testing/browser/soon.ts';

describe('the distance of a new quote', function () {
  this.timeout(120_000);

  it('is filled in as estimated or from the lane, in the words of who reads, and never over what was typed', async () => {
    const { id: companyId } = await buildCompany();
    const place = (state: string, city: string) => ({ state, city, country: state.slice(0, 2) });
    const lane = { origin: place('MX-NLE', 'Monterrey'), destination: place('US-TX', 'Dallas') };
    const { id } = await buildRoute({ companyId, ...lane, distanceKm: null } as never);
    const { email } = await buildUser({ companyId });
    const page = await newPage({ user: email, path: `/admin/quotes/new?routeId=${id}` });
    const distance = page.locator('input[name="distanceKm"]');
    await page.getByText('estimada por las coordenadas').waitFor();
    await soon(async () => expect(await distance.inputValue()).to.match(/^1,?0[0-4]0$/));
    await distance.fill('915');
    await page.getByText('estimada por las coordenadas').waitFor({ state: 'detached' });
    const asked = page.waitForResponse((response) => response.url().includes('lane_distance'));
    await page.locator('input[name="destination.postalCode"]').fill('75201');
    await asked;
    await soon(async () => expect(await distance.inputValue()).to.equal('915'));
    const { reference } = await buildQuote({ companyId, ...lane, distanceKm: '921' } as never);
    await page.close();
    const other = (await buildUser({ companyId })).email;
    const next = await newPage({ user: other, path: `/admin/quotes/new?routeId=${id}` });
    await next.getByText(`La de ${reference}, de la misma ruta`).waitFor();
    await soon(async () =>
      expect(await next.locator('input[name="distanceKm"]').inputValue()).to.equal('921.0'),
    );
    await next.close();
  });

  it('is that of the whole way where a city between the ends has a comma', async () => {
    const { id: companyId } = await buildCompany();
    const user = await buildUser({ companyId });
    const between = { city: 'Prueba, La', state: 'US-TX', country: 'US' } as const;
    const quote = await buildQuote({ companyId, distanceKm: '1301' });
    await buildStopsBetween(quote, between);
    const { origin, destination, movement } = quote;
    const places = [origin, between, destination];
    const stops = places.map((place, at) => ({ kind: at > 0 ? 'delivery' : 'pickup', place }));
    const route = { movement, stops, frequency: 'weekly' };
    const { body, status } = await as(user).post<{ id: string }>('/api/routes', route);
    expect(status, JSON.stringify(body)).to.equal(201);
    const path = `/admin/quotes/new?routeId=${body.id}`;
    const page = await newPage({ user: user.email, path });
    await page.getByText(`La de ${quote.reference}, de la misma ruta`).waitFor();
    await page.close();
  });
});
