import { User } from '../users/index.ts';
import { htmlOf } from './html.ts';
import { pdfOf } from './pdf.ts';
import type { RateConfirmation } from './RateConfirmation.ts';

/** A revision as a file of this format, with its name and media type. */
export async function documentOf(confirmation: RateConfirmation, format: 'pdf' | 'html') {
  const { content, hash } = confirmation;
  const printed = { content, hash, acceptance: await acceptanceOf(confirmation) };
  const fileName = `${content.reference}-${content.revision}.${format}`;
  return format === 'pdf'
    ? { fileName, mediaType: 'application/pdf', content: await pdfOf(printed) }
    : { fileName, mediaType: 'text/html; charset=utf-8', content: Buffer.from(htmlOf(printed)) };
}

async function acceptanceOf({ acceptedAt, acceptedBy }: RateConfirmation): Promise<string | null> {
  if (!acceptedAt) return null;
  const user = await User.query().findById(acceptedBy!);
  return `${user!.firstName} ${user!.lastName}, ${new Date(acceptedAt).toISOString()}`;
}
