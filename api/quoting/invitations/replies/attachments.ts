import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { filesOfMails } from '../../../core/mail/receiving/receivedMail.ts';
import {
  documentFile,
  mayKeepFor,
  typeInName,
  typesOfFiles,
} from '../../../compliance/documents/index.ts';
import { Carrier } from '../../../network/carriers/index.ts';
import type { Invitation } from '../Invitation.ts';
import { InvitationReply } from './InvitationReply.ts';

type Stored = InvitationReply['attachments'][number];
type Attachment = Schemas['ReplyAttachment'];

/** Presents what is attached to replies: which of it the actor may keep as a document, and what is kept already. */
export async function attachmentsOf(
  actor: Actor,
  { carrierId }: Invitation,
  replies: InvitationReply[],
): Promise<(reply: InvitationReply, attachment: Stored) => Attachment> {
  const carrier = (await Carrier.query().findById(carrierId))!;
  const checksums = replies.flatMap(({ attachments }) =>
    attachments.flatMap(({ checksum }) => checksum ?? []),
  );
  if (checksums.length === 0 || !mayKeepFor(actor, carrier)) return (_, one) => notOffered(one);
  const kept = await typesOfFiles(carrierId, checksums);
  const mails = await filesOfMails(
    InvitationReply.knex(),
    replies.flatMap(({ mailId }) => mailId ?? []),
  );
  return ({ mailId }, one) => {
    const { name, checksum } = one;
    if (checksum === undefined) return notOffered(one);
    const keptAs = kept.get(checksum) ?? null;
    const isOffered = mailId !== null && mails.has(mailId) && !keptAs && isDocument(one);
    return { ...notOffered(one), isOffered, suggestedType: typeInName(name), keptAs };
  };
}

function notOffered({ name, mediaType, size, checksum }: Stored): Attachment {
  const nothing = { isOffered: false, suggestedType: null, keptAs: null };
  return { name, mediaType, size, checksum: checksum ?? null, ...nothing };
}

/** Whether it may be a document by what the mail says; its content is looked at when it is kept. */
function isDocument({ name, mediaType, size }: Stored): boolean {
  const { mediaTypes = [], maxBytes } = documentFile();
  const isOfType = mediaTypes.includes(mediaType) || /\.(pdf|jpe?g|png)$/i.test(name);
  return isOfType && size <= maxBytes;
}
