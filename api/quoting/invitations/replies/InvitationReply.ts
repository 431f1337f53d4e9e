import { Table } from '../../../core/sql/transaction.ts';
import type { MailAttachment } from '../../../core/reading/mailContent.ts';

/** A mail with which a carrier replied to an invitation. */
export class InvitationReply extends Table {
  static override tableName = 'invitation_replies';
  static override idColumn = ['company_id', 'id'];
  static override jsonAttributes = ['attachments'];

  declare companyId: string;
  declare id: string;
  declare invitationId: string;
  declare sender: string | null;
  declare senderName: string | null;
  declare subject: string | null;
  /** Null for a mail that could not be read. */
  declare body: string | null;
  /** Those of a mail that was read by a release before this one have no checksum. */
  declare attachments: (Omit<MailAttachment, 'checksum'> & { checksum?: string })[];
  declare isAutomatic: boolean;
  declare receivedAt: Date;
  /** The received mail, which is forgotten before the reply. */
  declare mailId: string | null;
}
