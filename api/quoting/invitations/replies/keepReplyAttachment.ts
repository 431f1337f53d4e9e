import type { Actor } from '../../../core/auth/actor.ts';
import { authorize } from '../../../core/auth/policy.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Refusal } from '../../../core/errors/errors.ts';
import type { Storage } from '../../../core/files/storage.ts';
import { filesOfMails } from '../../../core/mail/receiving/receivedMail.ts';
import { attachmentOfMail } from '../../../core/reading/readStored.ts';
import { keyWithin } from '../../../core/records/lock.ts';
import { keepAttachment, mayKeepFor, typesOfFiles } from '../../../compliance/documents/index.ts';
import { Carrier } from '../../../network/carriers/index.ts';
import { Invitation } from '../Invitation.ts';
import { invitationPolicy as may } from '../policy.ts';
import { InvitationReply } from './InvitationReply.ts';
import { presentReplies } from './replies.ts';

type Keep = Schemas['ReplyAttachmentKeep'];

/**
 * Keeps a file that is attached to a reply as a document of the carrier and returns the reply; one that is a document of the
 * carrier already is not kept again. Throws 404 for a file that is not attached, and once the mail is no longer kept.
 */
export function keepReplyAttachment(
  actor: Actor,
  { id, replyId }: { id: string; replyId: string },
  { checksum, type, documentDate }: Keep,
  { storage, now }: { storage: Storage; now: Date },
): Promise<Schemas['InvitationReply']> {
  authorize(may.keep(actor));
  return InvitationReply.transaction(async () => {
    const key = await keyWithin(Invitation, may.visible(actor), id);
    const invitation = (await Invitation.query().findOne(key))!;
    const reply = await lockReply(invitation, replyId);
    const { carrierId } = invitation;
    authorize(mayKeepFor(actor, (await Carrier.query().findById(carrierId))!));
    if (!(await typesOfFiles(carrierId, [checksum])).has(checksum)) {
      const file = await fileIn(storage, reply, checksum);
      const attachment = { carrierId, type, documentDate, file };
      await keepAttachment(actor, attachment, { storage, now });
    }
    const [presented] = await presentReplies(actor, invitation, [reply]);
    return presented!;
  });
}

/** A reply whose files nobody else keeps until the transaction ends. */
async function lockReply({ companyId, id: invitationId }: Invitation, id: string) {
  const key = { companyId, invitationId, id };
  const reply = await InvitationReply.query().findOne(key).forUpdate();
  if (!reply) throw new Refusal('NOT_FOUND');
  return reply;
}

async function fileIn(storage: Storage, { attachments, mailId }: InvitationReply, sum: string) {
  const attachment = attachments.find(({ checksum }) => checksum === sum);
  const fileKey = mailId && (await filesOfMails(InvitationReply.knex(), [mailId])).get(mailId);
  if (!attachment || !fileKey) throw new Refusal('NOT_FOUND');
  const content = await attachmentOfMail(storage, fileKey, sum);
  if (!content) throw new Refusal('NOT_FOUND');
  return { name: attachment.name, content };
}
