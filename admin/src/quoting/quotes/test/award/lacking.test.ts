import { expect } from 'chai';
import { buildCarrier } from '../../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import {
  dayIn,
  uploadedDocument,
} from '../../../../../../api/compliance/documents/test/factory.ts';
import { buildInvitation } from '../../../../../../api/quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { soon } from '../../../../../../api/testing/browser/soon.ts';
import { say } from '../../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';

describe('a carrier whose insurance ends before the delivery', function () {
  this.timeout(90_000);

  it('is marked before it is chosen, and is assigned only by staff, with a reason that the load keeps', async () => {
    const { id: companyId } = await buildCompany();
    const { id } = await buildQuote({ companyId, deliveryDate: dayIn(60) });
    const { id: carrierId } = await buildCarrier({ companyId });
    await buildInvitation({ quoteId: id, carrierId, rate: { allIn: '1000.00' } });
    const until = { status: 'approved', expirationDate: dayIn(59) } as const;
    await uploadedDocument(carrierId, until);
    const path = `/admin/quotes/${id}/view`;
    const award = say('quotes.award.action');

    const broker = await newPage({ user: (await buildUser({ companyId })).email, path });
    await broker
      .getByText(/No asignable hoy: vence antes de la entrega: Carátula/)
      .first()
      .waitFor();
    await broker.getByRole('link', { name: say('documents.lacking.see') }).waitFor();
    await soon(async () =>
      expect(await broker.getByRole('button', { name: award }).isEnabled()).to.equal(false),
    );
    await expectAccessible(broker);
    await broker.close();

    const staff = await newPage({ user: (await buildUser({ type: 'internal' })).email, path });
    await staff.getByRole('button', { name: award }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByText(/Vence antes de la entrega: Carátula/i).waitFor();
    await dialog.getByRole('button', { name: award }).click();
    const reason = dialog.getByLabel(say('quotes.award.override'));
    await soon(async () => expect(await reason.getAttribute('aria-invalid')).to.equal('true'));
    await reason.fill('La aseguradora confirmó la renovación');
    await expectAccessible(staff);
    await dialog.getByRole('button', { name: award }).click();
    await staff.getByText(say('quotes.award.done')).waitFor();
    await staff.getByRole('link', { name: say('quotes.next.assigned.action') }).click();
    await staff.getByText(/Asignada sin los documentos completos por .*aseguradora/).waitFor();
    await staff.close();
  });
});
