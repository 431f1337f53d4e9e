import { expect } from 'chai';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';
import { Evidence } from '../../../../../api/trip/evidence/Evidence.ts';
import { deliveredLoad } from '../../../../../api/trip/evidence/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { openLoadTab } from '../../../../../api/testing/browser/loadTab.ts';
import { say } from '../../../../../api/testing/say.ts';

describe('The proof documents of a load in the admin', function () {
  this.timeout(120_000);

  it('are waived several at once, each named in the question', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id } = await deliveredLoad({ companyId, carrierId });
    const { email } = await buildUser({ companyId });
    const page = await newPage({ user: email, path: `/admin/shipments/${id}/view` });
    await openLoadTab(page, 'evidence');
    await page.getByRole('button', { name: say('evidence.waiveMany.action') }).click();
    const dialog = page.getByRole('dialog');
    const boxes = dialog.getByRole('checkbox');
    const named = await boxes.count();
    expect(named).to.be.greaterThan(1);
    const kept = say('rateConfirmations.evidences.signed_pod');
    await dialog.getByRole('checkbox', { name: kept }).uncheck();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('evidence.waiveMany.submit') }).click();
    await dialog.getByLabel(say('evidence.why')).fill('No las pide el cliente');
    await dialog.getByRole('button', { name: say('evidence.waiveMany.submit') }).click();
    await page.getByText(`${named - 1} evidencias dispensadas`).waitFor();
    const rows = await Evidence.query().where({ companyId, shipmentId: id });
    expect(rows.map(({ status, reason }) => [status, reason])).to.deep.equal(
      Array.from({ length: named - 1 }, () => ['waived', 'No las pide el cliente']),
    );
    expect(rows.map(({ type }) => type)).not.to.include('signed_pod');
    await page.close();
  });

  it('are not shown as missing on a closed load, and neither is what its leg lacks', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id } = await deliveredLoad({ companyId, carrierId, status: 'closed' });
    const { email } = await buildUser({ companyId });
    const page = await newPage({ user: email, path: `/admin/shipments/${id}/view` });
    await openLoadTab(page, 'evidence');
    await page.getByText(say('evidence.notSent')).first().waitFor();
    expect(await page.getByText(say('evidence.status.missing'), { exact: true }).count()).to.equal(
      0,
    );
    await openLoadTab(page, 'papers');
    await page.getByText(say('legs.own'), { exact: true }).waitFor();
    expect(await page.getByText(/^Falta (operador|unidad|remolque)$/).count()).to.equal(0);
    await page.getByText('No se aceptó', { exact: true }).waitFor();
    expect(await page.getByText('Falta aceptarla').count()).to.equal(0);
    expect(await page.getByText(/^Parte del .*: Datos/).count()).to.equal(0);
    await page.close();
  });
});
