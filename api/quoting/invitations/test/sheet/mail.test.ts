import { expect } from 'chai';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Message } from '../../../../core/mail/message.ts';
import { buildEquipment } from '../../../../catalogs/equipments/test/factory.ts';
import { buildQuote } from '../../../quotes/test/factory.ts';
import { testServer } from '../../../../testing/server.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { buildInvitation } from '../factory.ts';
import { mailInvited } from '../../sheet/mail.ts';

describe('the mail of an invitation', function () {
  this.timeout(30_000);
  let made = 0;
  const deadlineAt = '2026-11-22T21:05:00.000Z';

  async function mailTo(nationality: 'MX' | 'US') {
    const quotingEmail = `tarifas-${nationality}@fletes.test`.toLowerCase();
    const { id: carrierId } = await buildCarrier({ nationality, quotingEmail });
    const names = { nameEs: 'Caja seca 53 pies', nameEn: 'Dry van 53 ft' };
    const { id: equipmentId } = await buildEquipment(names);
    const { id: companyId } = await buildCompany({ name: 'Puente de Prueba' });
    const person = await buildUser({ companyId, firstName: 'Mariana', lastName: 'Ruiz' });
    const { db } = await testServer();
    const phone = `52811234${String((made += 1)).padStart(4, '0')}`;
    await db('users').where({ id: person.id }).update({ phone });
    const quote = await buildQuote({
      companyId,
      createdBy: person.id,
      equipmentId,
      targetRate: '1500.00',
      hazmat: true,
      pickupDate: '2026-11-23',
      pickupFrom: '08:00',
      pickupTo: '14:00',
      deliveryDate: '2026-11-25',
    } as object);
    const invitation = await buildInvitation({ quoteId: quote.id, carrierId, deadlineAt });
    await db.transaction((trx) => mailInvited(trx, quote, invitation));
    const mail = await db('mails').where({ recipient: quotingEmail }).first('message');
    return mail.message as Message;
  }

  it("contains everything in words, in the carrier's language", async () => {
    expect((await mailTo('MX')).facts).to.deep.equal([
      ['Ruta', 'Monterrey, Nuevo León → Dallas, Texas'],
      [
        'Recolección',
        'Lunes 23 de noviembre de 2026, de 08:00 a 14:00 (hora del centro de México)',
      ],
      ['Entrega', 'Miércoles 25 de noviembre de 2026, sin horario aún'],
      ['Equipo', 'Caja seca 53 pies'],
      ['Peso', '18,000 kg'],
      ['Material peligroso', 'Sí'],
      ['Tarifa objetivo', '$1,500.00 USD'],
      ['Plazo para responder', '22 de noviembre de 2026, 15:05 (hora del centro de México)'],
      ['Broker', 'Mariana Ruiz, Puente de Prueba'],
      ['Teléfono', '+52 81 1234 0001'],
    ]);
    expect((await mailTo('US')).facts).to.deep.equal([
      ['Lane', 'Monterrey, Nuevo León → Dallas, Texas'],
      ['Pickup', 'Monday, November 23, 2026, from 08:00 to 14:00 (Central Mexico time)'],
      ['Delivery', 'Wednesday, November 25, 2026, time TBD'],
      ['Equipment', 'Dry van 53 ft'],
      ['Weight', '39,683 lb (18,000 kg)'],
      ['Hazmat', 'Yes'],
      ['Target rate', '$1,500.00 USD'],
      ['Deadline to answer', 'November 22, 2026, 15:05 (Central Mexico time)'],
      ['Broker', 'Mariana Ruiz, Puente de Prueba'],
      ['Phone', '+52 81 1234 0002'],
    ]);
  });

  it('leads to the answer page, and the outbox does not hold the whole link', async () => {
    const { link } = await mailTo('MX');
    expect(link!.path).to.match(/^\/answer#[\w-]{22}$/);
    expect(link!.signed).to.match(/^link [0-9a-f-]{36} answer /);
  });
});
