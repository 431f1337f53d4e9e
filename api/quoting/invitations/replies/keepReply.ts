import type { Transaction } from 'objection';
import { noteChanged } from '../../../core/announcements/changes.ts';
import type { KeepReply } from '../../../core/mail/receiving/readReceived.ts';
import type { ReceivedMail } from '../../../core/mail/receiving/receivedMail.ts';
import type { MailContent } from '../../../core/reading/mailContent.ts';
import { openLinkOf } from '../../../platform/links/index.ts';
import { Invitation } from '../Invitation.ts';
import { answerLinks } from '../sheet/link.ts';
import { forwardReply } from './forward.ts';
import { InvitationReply } from './InvitationReply.ts';

/**
 * Keeps the reply to a mail of an invitation and passes it on to the person who reads replies, an automatic one only keeps
 * it. Nothing is registered: a reply is only ever a proposal, whoever sent it.
 */
export const keepReply: KeepReply = async (trx, mail, content) => {
  const invitation = await invitationOf(trx, mail);
  if (!invitation) return;
  const { companyId, id: invitationId } = invitation;
  const reply = rowOf(mail, content);
  await InvitationReply.query(trx).insert({ companyId, invitationId, ...reply });
  await noteChanged(trx, Invitation.tableName, [invitationId]);
  if (!reply.isAutomatic) await forwardReply(trx, invitation, { ...reply, fileKey: mail.fileKey });
};

/** The invitation of the link that was replied to; none once the link has ended. */
async function invitationOf(trx: Transaction, { subjectId, receivedAt }: ReceivedMail) {
  const link = await openLinkOf(subjectId, receivedAt, trx);
  if (link?.kind !== answerLinks.kind) return undefined;
  return Invitation.query(trx).findOne({ id: link.subjectId, carrierId: link.partyId });
}

function rowOf({ id: mailId, receivedAt }: ReceivedMail, content: MailContent | undefined) {
  return {
    sender: content?.sender ?? null,
    senderName: content?.senderName ?? null,
    subject: content?.subject ?? null,
    body: content?.text ?? null,
    attachments: content?.attachments ?? [],
    isAutomatic: content?.isAutomatic ?? false,
    receivedAt,
    mailId,
  };
}
