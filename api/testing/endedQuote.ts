import { buildCompany, buildCustomer } from '../network/companies/test/factory.ts';
import { buildInvitation } from '../quoting/invitations/test/factory.ts';
import { Invitation } from '../quoting/invitations/Invitation.ts';
import { buildUser } from '../platform/users/test/factory.ts';

/** A broker's company with a member, and its customer with a shipper. */
export async function buildParties() {
  const company = await buildCompany();
  const { id: customerId } = await buildCustomer(company);
  const member = await buildUser({ companyId: company.id, role: 'member' });
  const shipper = await buildUser({ type: 'shipper', role: 'member', companyId: customerId });
  return { companyId: company.id, customerId, member, shipper };
}

/** Invites three carriers to a quote: a cheap one and a dear one with their rates, and a silent one. */
export async function buildThreeInvited(quoteId: string) {
  const cheap = await buildInvitation({ quoteId, rate: { allIn: '1400.00' } });
  const dear = await buildInvitation({ quoteId, rate: { allIn: '1600.00' } });
  const silent = await buildInvitation({ quoteId });
  return { cheap, dear, silent };
}

/** The end of an invitation: its status, the reason, the rank of its rate, and the comment. */
export async function outcomeOf({ id }: Invitation) {
  const row = (await Invitation.query().findById(id))!;
  return [row.status, row.closeReason, row.rank, row.comment];
}
