import type { Actor } from '../../../core/auth/actor.ts';
import { authorize } from '../../../core/auth/policy.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { keyWithin } from '../../../core/records/lock.ts';
import { invitationPolicy as may } from '../policy.ts';
import { presentReading } from '../answering/readFor.ts';
import { Invitation } from '../Invitation.ts';
import { attachmentsOf } from './attachments.ts';
import { InvitationReply } from './InvitationReply.ts';

/** The mails with which a carrier replied to an invitation, as they are read, the newest first. */
export async function repliesTo(actor: Actor, id: string): Promise<Schemas['InvitationReply'][]> {
  authorize(may.replies(actor));
  const key = await keyWithin(Invitation, may.visible(actor), id);
  const invitation = (await Invitation.query().findOne(key))!;
  const replies = await InvitationReply.query()
    .where({ companyId: invitation.companyId, invitationId: id })
    .orderBy('receivedAt', 'desc')
    .limit(MOST_REPLIES);
  return presentReplies(actor, invitation, replies);
}

const MOST_REPLIES = 50;

/** Replies to an invitation as they leave the server. */
export async function presentReplies(
  actor: Actor,
  invitation: Invitation,
  replies: InvitationReply[],
): Promise<Schemas['InvitationReply'][]> {
  const attachments = await attachmentsOf(actor, invitation, replies);
  return replies.map((reply) => ({
    ...present(reply, invitation, actor.timeZone),
    attachments: reply.attachments.map((one) => attachments(reply, one)),
  }));
}

function present(reply: InvitationReply, { deadlineAt }: Invitation, zone: string) {
  const { id, sender, senderName, subject, body, isAutomatic, receivedAt } = reply;
  return {
    id,
    sender,
    senderName,
    subject,
    text: body,
    isAutomatic,
    receivedAt: receivedAt.toISOString(),
    isLate: deadlineAt !== null && receivedAt > new Date(deadlineAt),
    reading: body && !isAutomatic ? presentReading(body, { receivedAt, zone }) : null,
  };
}
