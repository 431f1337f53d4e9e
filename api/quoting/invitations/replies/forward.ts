import type { Transaction } from 'objection';
import { sendMail } from '../../../core/mail/mail.ts';
import type { Locale } from '../../../shared/words.ts';
import { Carrier } from '../../../network/carriers/index.ts';
import { Quote, readerOfReplies } from '../../quotes/index.ts';
import type { Invitation } from '../Invitation.ts';
import type { InvitationReply } from './InvitationReply.ts';

type Reply = Pick<InvitationReply, 'sender' | 'senderName' | 'body'> & { fileKey: string };

/**
 * Passes a reply on to the person who reads replies to the quote, with the original attached; an answer to it goes to the
 * sender. It is not passed on to the one who sent it.
 */
export async function forwardReply(
  trx: Transaction,
  { companyId, quoteId, carrierId }: Invitation,
  { sender, senderName, body, fileKey }: Reply,
): Promise<void> {
  const reader = await readerOfReplies(trx, { companyId, id: quoteId });
  if (!reader || reader.person.address.toLowerCase() === sender?.toLowerCase()) return;
  const quote = (await Quote.query(trx).findOne({ companyId, id: quoteId }))!;
  const { carrierName } = (await Carrier.query(trx).findById(carrierId))!;
  await sendMail(trx, reader.person.address, {
    kind: 'rate_received',
    locale: reader.locale,
    ...WORDS[reader.locale](carrierName, quote, body),
    link: { label: LABEL[reader.locale], path: `/admin/quotes/${quoteId}/view` },
    ...(sender && { replyTo: { name: senderName ?? carrierName, address: sender } }),
    original: { fileKey },
  });
}

const WORDS = {
  es: (carrier: string, { reference }: Quote, body: string | null) => ({
    subject: `Respuesta de ${carrier} a ${reference}`,
    lines: linesOf(body, 'El correo no se pudo leer: va adjunto como llegó.'),
  }),
  en: (carrier: string, { reference }: Quote, body: string | null) => ({
    subject: `Reply of ${carrier} to ${reference}`,
    lines: linesOf(body, "The mail couldn't be opened: it is attached as it came."),
  }),
};

const LABEL: Record<Locale, string> = { es: 'Ver la cotización', en: 'See the quote' };

/** The paragraphs of a text. */
function linesOf(body: string | null, otherwise: string): string[] {
  const lines = (body ?? '').split(/\n{2,}/).filter((line) => line.trim());
  return lines.length > 0 ? lines : [otherwise];
}
