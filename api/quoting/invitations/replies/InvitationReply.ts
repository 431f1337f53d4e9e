import { Table } from '../../../core/sql/transaction.ts';
import type { Schemas } from '../../../core/contract/types.ts';

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
  declare attachments: Schemas['ReplyAttachment'][];
  declare isAutomatic: boolean;
  declare receivedAt: Date;
}
