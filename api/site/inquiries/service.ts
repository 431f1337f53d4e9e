import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import { contains } from '../../core/list/search.ts';
import { records } from '../../core/records/records.ts';
import { amend } from '../../core/records/writing/save.ts';
import { Equipment } from '../../catalogs/equipments/index.ts';
import { TYPES, User } from '../../platform/users/index.ts';
import { Inquiry } from './Inquiry.ts';
import { inquiryPolicy as may, mayChangeTo } from './policy.ts';
import { folio, inquiryView } from './view.ts';

type InquiryBody = Schemas['Inquiry'];
type Change = Schemas['InquiryChange'];

const plain = records<InquiryBody, object, object>(inquiryView, {
  filters: {
    q: contains(`inquiries.name || ' ' || coalesce(inquiries.company_name, '') || ' ' ||
      inquiries.email || ' ' || coalesce(inquiries.phone, '') || ' ' || ${folio}`),
  },
});

export const { find } = plain;

/** A page of the inquiries that the actor may see. */
export function list(actor: Actor, query: AnyListQuery) {
  return plain.list(may.visible(actor), query);
}

/** Assigns, passes on or closes an inquiry. `assigned` without a user assigns it to the caller. */
export async function update(actor: Actor, id: string, change: Change, ifMatch?: number) {
  if (change.assignedTo) await assertStaff(change.assignedTo);
  const rule = mayChangeTo(change.status);
  const lock = async (trx: Transaction) => ({
    record: await lockWithin(Inquiry, may.visible(actor), id, trx),
  });
  return actOn(Inquiry, { actor, rule, lock }, async ({ record }, trx) => {
    await amend(Inquiry, record, completeChange(actor, record, change), { ifMatch, trx });
    return find(may.visible(actor), id);
  });
}

/** The names of the equipment types that the public forms offer. */
export async function choices() {
  const equipments = await Equipment.query().modify('listed').orderBy('nameEs');
  return { equipments: equipments.map(({ id, nameEs, nameEn }) => ({ id, nameEs, nameEn })) };
}

/** Completes a change: a user implies `assigned`, and no user implies another status. */
function completeChange({ userId }: Actor, inquiry: Inquiry, change: Change): Change {
  const assignedTo = change.assignedTo === undefined ? inquiry.assignedTo : change.assignedTo;
  const status = change.status ?? impliedStatus(inquiry.status, assignedTo);
  if (status === 'assigned') return { ...change, status, assignedTo: assignedTo ?? userId };
  return { ...change, status };
}

function impliedStatus(status: InquiryBody['status'], assignedTo: string | null | undefined) {
  if (status === 'new' && assignedTo) return 'assigned';
  return status === 'assigned' && !assignedTo ? 'new' : status;
}

async function assertStaff(id: string) {
  const user = await User.query().modify('listed').findById(id);
  if (user?.userTypeId === TYPES.internal) return;
  throw invalid('assignedTo', {
    es: 'Elija a alguien del equipo interno',
    en: 'Choose somebody from the internal staff',
  });
}
