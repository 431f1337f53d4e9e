import { expect } from 'chai';
import type { Carrier } from '../../../../../../api/network/carriers/Carrier.ts';
import type { Schemas } from '../../../../../../api/core/contract/types.ts';
import { WEEKDAYS } from '../../../../../../api/platform/geography/calendar/workingHours.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { say } from '../../../../../../api/testing/say.ts';
import { buildCarrier } from '../../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildEquipment } from '../../../../../../api/catalogs/equipments/test/factory.ts';
import { Invitation } from '../../../../../../api/quoting/invitations/Invitation.ts';
import { buildQuote } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';

describe('an invitation at night', function () {
  this.timeout(60_000);

  it('says before sending when its time starts, and starts it now if the broker chooses so', async () => {
    const { id: companyId } = await buildCompany({ calendar: closedToday() });
    const { id: equipmentId } = await buildEquipment();
    const carriers = [];
    for (let count = 0; count < 2; count += 1)
      carriers.push(await buildCarrier({ companyId, equipmentList: [equipmentId] }));
    const { id } = await buildQuote({ companyId, equipmentId });
    const { email } = await buildUser({ companyId });
    const page = await newPage({ width: 390, user: email, path: `/admin/quotes/${id}/view` });
    const choose = async ({ carrierName }: Carrier) => {
      await page.getByRole('checkbox', { name: carrierName }).check();
      await page.getByText('Fuera de su horario').waitFor();
    };
    const invite = async ({ id: carrierId }: Carrier) => {
      const sent = page.waitForResponse((response) => response.url().endsWith('/send'));
      await page.getByRole('button', { name: say('quotes.invite.action', { count: 1 }) }).click();
      await sent;
      return (await Invitation.query().findOne({ quoteId: id, carrierId }))!;
    };
    const [first, second] = carriers as [Carrier, Carrier];
    await choose(first);
    const waiting = await invite(first);
    expect(+new Date(waiting.startsAt!)).to.be.greaterThan(+new Date(waiting.sentAt!));
    await page.getByText('El plazo empieza el').first().waitFor();
    const matches = say('quotes.sections.matches');
    await page.getByRole('button', { name: `${say('quotes.matches.unfold')}: ${matches}` }).click();
    await choose(second);
    await page.getByRole('checkbox', { name: say('quotes.clock.choice') }).check();
    const { sentAt, startsAt, deadlineAt } = await invite(second);
    expect(startsAt).to.equal(null);
    expect(+new Date(deadlineAt!) - +new Date(sentAt!)).to.equal(60 * 60_000);
    await page.close();
  });

  /** A calendar by which nobody works today, yesterday and tomorrow. */
  function closedToday(): Schemas['CompanyCalendar'] {
    const day = WEEKDAYS[(new Date().getUTCDay() + 2) % 7]!;
    const hours = { [day]: { from: '09:00', to: '18:00' } };
    return { timeZone: 'America/Monterrey', hours, holidays: [] };
  }
});

describe('carriers that are invited with a double click', function () {
  this.timeout(60_000);

  it('are invited once: an error said that they had already been invited', async () => {
    const { id: companyId } = await buildCompany();
    const { id: equipmentId } = await buildEquipment();
    const carrier = await buildCarrier({ companyId, equipmentList: [equipmentId] });
    const { id } = await buildQuote({ companyId, equipmentId });
    const page = await newPage({
      width: 1280,
      user: (await buildUser({ companyId })).email,
      path: 'about:blank',
    });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    await page.goto(`/admin/quotes/${id}/view`);
    await page.getByRole('checkbox', { name: carrier.carrierName }).check();
    const invite = page.getByRole('button', { name: say('quotes.invite.action', { count: 1 }) });
    await invite.evaluate((found: unknown) => {
      const button = found as { click: () => void };
      button.click();
      button.click();
    });
    await page.getByText(say('quotes.sent')).waitFor();
    expect(sent.filter((request) => /^POST .*\/send$/.test(request))).to.have.length(1);
    expect(await Invitation.query().where({ quoteId: id }).resultSize()).to.equal(1);
    await page.close();
  });
});
