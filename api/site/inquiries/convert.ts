import type { Transaction } from 'objection';
import { createCarrier } from '../../network/carriers/index.ts';
import { Company, createCompany } from '../../network/companies/index.ts';
import { createContact } from '../../network/contacts/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { amend } from '../../core/records/writing/save.ts';
import { Quote } from '../../quoting/quotes/index.ts';
import { Inquiry } from './Inquiry.ts';
import { movementOf } from './lane.ts';
import { CONVERSIONS, inquiryPolicy as may } from './policy.ts';

type Goal = Schemas['InquiryConversion']['to'];

/**
 * Converts an inquiry: creates a customer or a carrier with the person as its contact, or gives the company the premium
 * plan that it requested. The inquiry then refers to that record, and is assigned to the caller unless it is already
 * assigned.
 */
export function convert(actor: Actor, id: string, to: Goal): Promise<void> {
  const lock = async (trx: Transaction) => ({
    record: await lockWithin(Inquiry, may.visible(actor), id, trx),
  });
  return actOn(Inquiry, { actor, rule: may[CONVERSIONS[to]], lock }, async ({ record }, trx) => {
    const result = await MAKERS[to](actor, record, trx);
    const assignment = { status: 'assigned', assignedTo: record.assignedTo ?? actor.userId };
    await amend(Inquiry, record, { ...assignment, ...result }, { trx });
  });
}

type Maker = (actor: Actor, inquiry: Inquiry, trx: Transaction) => Promise<Partial<Inquiry>>;

const MAKERS: Record<Goal, Maker> = {
  async customer(actor, inquiry, trx) {
    const { name, companyName, email, phone, audience, quoteId, companyId } = inquiry;
    const type = audience === 'broker' ? 'broker' : 'shipper';
    const company = { name: companyName ?? name, type, email, phone } as const;
    const { id: customerId } = await createCompany(actor, company);
    await createContact({ ...personOf(inquiry), companyId: customerId });
    if (quoteId) await amend(Quote, { id: quoteId, companyId }, { customerId }, { trx });
    return { customerId };
  },

  async carrier(actor, inquiry) {
    const { name, companyName, email, phone, lane } = inquiry;
    const { id: carrierId } = await createCarrier(actor, {
      ...(lane && coverageOf(lane)),
      carrierName: companyName ?? name,
      status: 'prospect',
      quotingEmail: email,
      contactPhone: phone,
      contactBookList: [personOf(inquiry)],
    });
    return { carrierId };
  },

  async premium(_actor, { customerId }, trx) {
    await amend(Company, customerId!, { plan: 'premium' }, { trx });
    return { status: 'done' };
  },
};

function personOf({ name, email, phone, language }: Inquiry) {
  return { name, emails: [email], phones: phone ? [phone] : [], language };
}

/** The coverage and equipment of a carrier, from the lane that it offers. */
function coverageOf(lane: Schemas['OfferedLane']) {
  const { origin, destination, equipmentId, hazmat } = lane;
  return {
    nationality: origin.country,
    countries: [...new Set([origin.country, destination.country])],
    originStates: [origin.state],
    deliveryStates: [destination.state],
    movements: [movementOf(lane)],
    equipmentList: equipmentId ? [equipmentId] : [],
    hazmat: hazmat ?? false,
  };
}
