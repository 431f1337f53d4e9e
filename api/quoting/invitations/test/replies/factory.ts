import { randomUUID } from 'node:crypto';
import { readReceived } from '../../../../core/mail/receiving/readReceived.ts';
import { inTransaction } from '../../../../core/sql/transaction.ts';
import { giveLink } from '../../../../platform/links/index.ts';
import { testStorage } from '../../../../testing/base/dataDir.ts';
import { testDb } from '../../../../testing/base/db.ts';
import type { Invitation } from '../../Invitation.ts';
import { keepReply } from '../../replies/keepReply.ts';
import { answerLinks, targetOf } from '../../sheet/link.ts';

/** A mail of a carrier in the character set of old mail programs. */
export function mailOf(text: string, headers = ''): string {
  const head = `From: =?utf-8?Q?Roc=C3=ADo?= <rocio@fletes.test>\r\nSubject: Re: Q-1\r\n${headers}`;
  return `${head}Content-Type: text/plain; charset=iso-8859-1\r\n\r\n${text}\r\n`;
}

/** The same mail with files attached to it, by their names. */
export function mailWithFiles(text: string, files: Record<string, Buffer>): string {
  const parts = Object.entries(files).map(
    ([name, content]) =>
      `--b1\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; ` +
      `filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString('base64')}\r\n`,
  );
  const head = 'From: rocio@fletes.test\r\nContent-Type: multipart/mixed; boundary=b1\r\n\r\n';
  const body = `--b1\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\n${text}\r\n`;
  return `${head}${body}${parts.join('')}--b1--\r\n`;
}

/** Keeps a mail to the address of an invitation as the server does, and reads it; `read` reads it again. */
export async function receiveReply(invitation: Invitation, content: string, at = new Date()) {
  const db = await testDb();
  const link = await db.transaction((trx) => giveLink(trx, answerLinks, targetOf(invitation)));
  const fileKey = randomUUID();
  const storage = await testStorage();
  await storage.write(fileKey, Buffer.from(content, 'latin1'));
  const mail = { purpose: 'reply', subjectId: link.id, messageId: fileKey, fileKey };
  const [row] = await db('received_mails')
    .insert({ ...mail, receivedAt: at })
    .returning('id');
  const { run } = readReceived(storage, keepReply);
  const read = () => inTransaction(db, (trx) => run({ trx, data: row, now: new Date() }));
  await read();
  return { read, fileKey };
}
