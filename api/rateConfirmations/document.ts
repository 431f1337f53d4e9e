import type { Locale } from '../core/i18n/words.ts';
import { htmlOf } from '../core/print/html.ts';
import { pdfOf } from '../core/print/pdf.ts';
import { User } from '../users/index.ts';
import { confirmationIn } from './document/confirmation.ts';
import type { RateConfirmation } from './RateConfirmation.ts';

/** A revision as a file in this format and language (by default the carrier's), with its name and media type. */
export async function documentOf(
  confirmation: RateConfirmation,
  format: 'pdf' | 'html',
  language: Locale = confirmation.content.language,
) {
  const { content, hash } = confirmation;
  const signatures = await signaturesOf(confirmation);
  const document = confirmationIn(language, { content, hash, signatures });
  const fileName = `${NAMES[language]}-${content.reference}-${content.revision}.${format}`;
  return format === 'pdf'
    ? { fileName, mediaType: 'application/pdf', content: await pdfOf(document) }
    : { fileName, mediaType: 'text/html; charset=utf-8', content: Buffer.from(htmlOf(document)) };
}

const NAMES = { es: 'confirmacion', en: 'rate-confirmation' };

async function signaturesOf(confirmation: RateConfirmation) {
  const { issuedAt, issuedBy, acceptedAt, acceptedBy } = confirmation;
  const signed = async (at: Date | string, userId: string | null) => ({
    by: await nameOf(userId),
    at: new Date(at).toISOString(),
  });
  const accepted = acceptedAt && (await signed(acceptedAt, acceptedBy));
  return { issued: await signed(issuedAt, issuedBy), accepted: accepted || null };
}

async function nameOf(userId: string | null): Promise<string | null> {
  const user = userId && (await User.query().findById(userId));
  return user ? `${user.firstName} ${user.lastName}` : null;
}
