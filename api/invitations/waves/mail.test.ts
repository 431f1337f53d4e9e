import { expect } from 'chai';
import { buildCarrier } from '../../carriers/factory.ts';
import { buildQuote } from '../../quotes/factory.ts';
import { testDb } from '../../testing/base/db.ts';
import { mailInvited } from './mail.ts';

describe('the mail of an invitation', () => {
  const deadlineAt = '2026-11-22T21:05:00.000Z';

  async function mailTo(nationality: 'MX' | 'US') {
    const quotingEmail = `tarifas-${nationality}@fletes.test`.toLowerCase();
    const { id: carrierId } = await buildCarrier({ nationality, quotingEmail });
    const quote = await buildQuote({
      pickupDate: '2026-11-23',
      pickupFrom: '08:00',
      pickupTo: '14:00',
      deliveryDate: '2026-11-25',
    });
    const db = await testDb();
    await db.transaction((trx) =>
      mailInvited(trx, quote, { id: quote.id, carrierId, deadlineAt } as never),
    );
    const mail = await db('mails').where({ recipient: quotingEmail }).first('message');
    return mail.message as { subject: string; lines: string[] };
  }

  it('says lane, days, hours and deadline in words, in the carrier’s language', async () => {
    expect((await mailTo('MX')).lines).to.deep.equal([
      'Le piden su tarifa para una carga de Monterrey, Nuevo León a Dallas, Texas.',
      'Recolección: lunes 23 de noviembre de 2026, de 08:00 a 14:00 (hora del centro de México).',
      'Entrega: miércoles 25 de noviembre de 2026, horario por definir.',
      'Plazo para responder: 22 de noviembre de 2026, 15:05 (hora del centro de México).',
    ]);
    expect((await mailTo('US')).lines).to.deep.equal([
      'You are asked for your rate for a load from Monterrey, Nuevo León to Dallas, Texas.',
      'Pickup: Monday, November 23, 2026, from 08:00 to 14:00 (Central Mexico time).',
      'Delivery: Wednesday, November 25, 2026, hours to be defined.',
      'Deadline to answer: November 22, 2026, 15:05 (Central Mexico time).',
    ]);
  });
});
