import type { Actor } from '../../../core/auth/actor.ts';
import { authorize } from '../../../core/auth/policy.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { keyWithin } from '../../../core/records/lock.ts';
import { invitationPolicy as may } from '../policy.ts';
import { presentReading } from '../answering/readFor.ts';
import { Invitation } from '../Invitation.ts';
import { InvitationReply } from './InvitationReply.ts';

/** The mails with which a carrier replied to an invitation, as they are read, the newest first. */
export async function repliesTo(actor: Actor, id: string): Promise<Schemas['InvitationReply'][]> {
  authorize(may.replies(actor));
  const key = await keyWithin(Invitation, may.visible(actor), id);
  const { companyId, deadlineAt } = (await Invitation.query().findOne(key))!;
  const replies = await InvitationReply.query()
    .where({ companyId, invitationId: id })
    .orderBy('receivedAt', 'desc')
    .limit(MOST_REPLIES);
  return replies.map((reply) => present(reply, deadlineAt, actor.timeZone));
}

const MOST_REPLIES = 50;

function present(reply: InvitationReply, deadlineAt: Invitation['deadlineAt'], zone: string) {
  const { id, sender, senderName, subject, body, attachments, isAutomatic, receivedAt } = reply;
  return {
    id,
    sender,
    senderName,
    subject,
    text: body,
    attachments,
    isAutomatic,
    receivedAt: receivedAt.toISOString(),
    isLate: deadlineAt !== null && receivedAt > new Date(deadlineAt),
    reading: body && !isAutomatic ? presentReading(body, { receivedAt, zone }) : null,
  };
}
