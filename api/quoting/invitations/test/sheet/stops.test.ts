import { expect } from 'chai';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import type { Message } from '../../../../core/mail/message.ts';
import { buildComodity } from '../../../../catalogs/comodities/test/factory.ts';
import { buildToken } from '../../../../platform/links/test/factory.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { as, byLink } from '../../../../testing/client.ts';
import { testServer } from '../../../../testing/server.ts';
import { buildQuote, dayFrom } from '../../../quotes/test/factory.ts';
import { QuoteStop } from '../../../quotes/QuoteStop.ts';
import { Quote, saveStops } from '../../../quotes/index.ts';
import { mailInvited } from '../../sheet/mail.ts';
import { buildInvitation } from '../factory.ts';

type Facts = Schemas['LoadFact'][];

/** Words that only who has the load may read. */
const SECRETS = ['Calle Cerrada 9', 'Bodega Oculta', 'Rosa Beltrán', '5215512345678', 'OC-7788'];

describe('A load with three stops in words', function () {
  this.timeout(30_000);
  let quote: Quote;

  before(async () => {
    const company = await buildCompany();
    const { id: customerId } = await buildCustomer(company);
    const shared = {
      sharedValue: '1800.00',
      sharedUntil: dayFrom(9),
      sharedCurrency: 'MXN',
    } as const;
    quote = await buildQuote({
      companyId: company.id,
      customerId,
      movement: 'mexico',
      destination: { city: 'Silao', state: 'MX-GUA', country: 'MX', postalCode: '36100' },
      pickupDate: '2026-11-23',
      pickupFrom: '08:00',
      pickupTo: '14:00',
      deliveryDate: '2026-11-25',
      sharedAt: new Date(),
      status: 'answered',
      ...shared,
    });
    const { id: comodityId } = await buildComodity({ nameEs: 'Autopartes', nameEn: 'Auto parts' });
    const goods = (units: number) => [{ comodityId, units, weight: `${units}000.00` }];
    const between: Schemas['Place'] = {
      name: 'Bodega Oculta',
      street: 'Calle Cerrada 9',
      city: 'León',
      state: 'MX-GUA',
      country: 'MX',
    };
    const secrets = { contact: { name: 'Rosa Beltrán', phone: '5215512345678' } };
    const stops: Schemas['Stop'][] = [
      { kind: 'pickup', place: quote.origin, goods: goods(3) },
      { kind: 'delivery', place: between, date: '2026-11-24', from: '22:00', to: '02:00' },
      { kind: 'delivery', place: quote.destination, goods: goods(2) },
    ];
    Object.assign(stops[1]!, { ...secrets, reference: 'OC-7788', goods: goods(1) });
    await Quote.transaction((trx) => saveStops(trx, QuoteStop, quote, stops));
  });

  async function mailFor(nationality: 'MX' | 'US'): Promise<Message> {
    const quotingEmail = `paradas-${quote.id}-${nationality}@fletes.test`.toLowerCase();
    const { id: carrierId } = await buildCarrier({ nationality, quotingEmail });
    const invitation = await buildInvitation({ quoteId: quote.id, carrierId });
    const { db } = await testServer();
    await db.transaction((trx) => mailInvited(trx, quote, invitation));
    const mail = await db('mails').where({ recipient: quotingEmail }).first('message');
    return mail.message as Message;
  }

  it('has one fact for each stop, with its window and goods, for a carrier in Spanish', async () => {
    const { subject, facts } = await mailFor('MX');
    expect(subject).to.match(/: Monterrey a Silao \(\+1 parada\)$/);
    expect(facts!.slice(0, 4)).to.deep.equal([
      ['Ruta', 'Monterrey, Nuevo León → Silao, Guanajuato (+1 parada)'],
      [
        'Parada 1 de 3 · Recolección',
        'Monterrey, Nuevo León. Lunes 23 de noviembre de 2026, de 08:00 a 14:00 (hora del centro de México). 3 bultos, 3,000 kg, Autopartes',
      ],
      [
        'Parada 2 de 3 · Entrega',
        'León, Guanajuato. Martes 24 de noviembre de 2026, de 22:00 a 02:00 del miércoles 25 de noviembre de 2026 (hora del centro de México). 1 bulto, 1,000 kg, Autopartes',
      ],
      [
        'Parada 3 de 3 · Entrega',
        'Silao, Guanajuato. Miércoles 25 de noviembre de 2026, sin horario aún. 2 bultos, 2,000 kg, Autopartes',
      ],
    ]);
  });

  it('has them in English and in pounds for a carrier of the United States', async () => {
    const { subject, facts } = await mailFor('US');
    expect(subject).to.match(/: Monterrey to Silao \(\+1 stop\)$/);
    expect(facts!.slice(0, 4)).to.deep.equal([
      ['Lane', 'Monterrey, Nuevo León → Silao, Guanajuato (+1 stop)'],
      [
        'Stop 1 of 3 · Pickup',
        'Monterrey, Nuevo León. Monday, November 23, 2026, from 08:00 to 14:00 (Central Mexico time). 3 pieces, 6,614 lb (3,000 kg), Auto parts',
      ],
      [
        'Stop 2 of 3 · Delivery',
        'León, Guanajuato. Tuesday, November 24, 2026, from 22:00 to 02:00 on Wednesday, November 25, 2026 (Central Mexico time). 1 piece, 2,205 lb (1,000 kg), Auto parts',
      ],
      [
        'Stop 3 of 3 · Delivery',
        'Silao, Guanajuato. Wednesday, November 25, 2026, time TBD. 2 pieces, 4,409 lb (2,000 kg), Auto parts',
      ],
    ]);
  });

  it('tells neither the carrier before the award nor the reader of a price a street, a name or a reference', async () => {
    const carrier = await buildCarrier();
    const { id } = await buildInvitation({ quoteId: quote.id, carrierId: carrier.id });
    const user = await buildUser({
      type: 'carrier',
      role: 'member',
      carrierId: carrier.id,
    } as object);
    const sheet = await as(user).get<{ facts: Facts }>(`/api/invitations/${id}/sheet`);
    const linked = { kind: 'price', subjectId: quote.id, partyId: quote.customerId! } as const;
    const reader = byLink(await buildToken(linked));
    const price = await reader.get<Schemas['SharedPrice']>(`/api/quotes/${quote.id}/price`);
    expect([sheet.status, price.status]).to.deep.equal([200, 200]);
    for (const facts of [sheet.body.facts, price.body.facts]) {
      expect(facts.map(({ name }) => name)).to.include.members(['pickup', 'stop2', 'delivery']);
      const texts = JSON.stringify(facts);
      for (const secret of SECRETS) expect(texts).not.to.include(secret);
    }
    expect(JSON.stringify(price.body.facts)).not.to.include('Autopartes');
  });
});
