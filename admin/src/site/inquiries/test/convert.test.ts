import { buildCompany, buildOperator } from '../../../../../api/network/companies/test/factory.ts';
import { buildInquiry } from '../../../../../api/site/inquiries/test/factory.ts';
import { Inquiry } from '../../../../../api/site/inquiries/Inquiry.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

describe('a site request in the admin', function () {
  this.timeout(90_000);

  it('becomes a customer by one button (its data had to be typed again)', async () => {
    const { id: companyId } = await buildOperator();
    const companyName = `Maquila Convertida ${process.pid}`;
    const { id } = await buildInquiry({ companyName, audience: 'shipper', companyId });
    const { email } = await buildUser({ type: 'internal' });
    const page = await newPage({ user: email, path: `/admin/inquiries/${id}/view` });
    await page.getByRole('button', { name: say('inquiries.convert.customer') }).click();
    await page.getByText(say('inquiries.converted.customer')).waitFor();
    await page.getByRole('link', { name: companyName }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: companyName }).click();
    await page.getByText('ines@prueba.test').first().waitFor();
    const { customerId } = (await Inquiry.query().findOne({ id, companyId }))!;
    await page.waitForURL(`**/admin/companies/${customerId}**`);
    await page.close();
  });

  it('says that the Premium plan is active (the notice was "Solicitud convertida")', async () => {
    const { id: customerId } = await buildCompany({ plan: 'free' });
    const { id } = await buildInquiry({ kind: 'plan_upgrade', customerId });
    const { email } = await buildUser({ type: 'internal' });
    const page = await newPage({ user: email, path: `/admin/inquiries/${id}/view` });
    await page.getByRole('button', { name: say('inquiries.convert.premium') }).click();
    await page.getByText('Plan Premium activado').waitFor();
    await page.close();
  });
});
