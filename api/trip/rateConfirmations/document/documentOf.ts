import type { Locale } from '../../../shared/words.ts';
import { htmlOf } from '../../../core/print/html.ts';
import { pdfOf } from '../../../core/print/pdf.ts';
import { User } from '../../../platform/users/index.ts';
import { confirmationIn } from './confirmation.ts';
import type { RateConfirmation } from '../RateConfirmation.ts';

/** A revision as a file in this format and language (by default the carrier's), with its name and media type. */
export async function documentOf(
  confirmation: RateConfirmation,
  format: 'pdf' | 'html',
  language: Locale = confirmation.content.language,
) {
  const { content } = confirmation;
  const document = await printedIn(confirmation, language);
  const fileName = `${NAMES[language]}-${content.reference}-${content.revision}.${format}`;
  return format === 'pdf'
    ? { fileName, mediaType: 'application/pdf', content: await pdfOf(document) }
    : { fileName, mediaType: 'text/html; charset=utf-8', content: Buffer.from(htmlOf(document)) };
}

/** The description of a revision in a language, of which its files and its page are made. */
export async function printedIn(confirmation: RateConfirmation, language: Locale) {
  const { content, hash } = confirmation;
  return confirmationIn(language, { content, hash, signatures: await signaturesOf(confirmation) });
}

const NAMES = { es: 'confirmacion', en: 'rate-confirmation' };

async function signaturesOf(confirmation: RateConfirmation) {
  const { issuedAt, issuedBy, acceptedAt, acceptedBy, acceptedName, acceptedFrom } = confirmation;
  const timeOf = (at: Date | string) => new Date(at).toISOString();
  const acceptance = acceptedAt && {
    by: acceptedName ?? (await nameOf(acceptedBy)),
    at: timeOf(acceptedAt),
    from: acceptedFrom,
  };
  const issue = { by: await nameOf(issuedBy), at: timeOf(issuedAt) };
  return { issue, acceptance: acceptance || null };
}

async function nameOf(userId: string | null): Promise<string | null> {
  const user = userId && (await User.query().findById(userId));
  return user ? `${user.firstName} ${user.lastName}` : null;
}
