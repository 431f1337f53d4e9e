import type { DocumentType } from '../../../network/carriers/index.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { dateInWords } from '../../../core/i18n/dateInWords.ts';
import { dayAt, daysAfter } from '../../../core/i18n/days.ts';
import { REQUIRED } from '../../../core/i18n/messages.ts';
import type { Locale } from '../../../shared/words.ts';
import { checkedDate } from '../upload.ts';
import { validitiesOf } from './validities.ts';

type ApprovalInput = Pick<
  Schemas['DocumentReview'],
  'documentDate' | 'expirationDate' | 'insuredAmount' | 'insuredCurrency' | 'certificates'
>;

/** The kind of a document, and the date on it. */
interface DatedDocument {
  type: DocumentType;
  documentDate: string | null;
}

/**
 * Computes the columns of an approved version: its dates and its proofs. The date that was accepted with the file is not
 * too late, even where it is not yet that day here. Throws 422 for a validity that the type does not
 * have, and for one that has ended.
 */
export function approvalOf(
  { type, documentDate: statedDate }: DatedDocument,
  input: ApprovalInput,
  now: Date,
) {
  const today = [dayAt(now), statedDate ?? ''].sort().at(-1)!;
  const documentDate = checkedDate({ type }, input.documentDate ?? statedDate!, today);
  const { expirationDate } = input;
  if (!expirationDate) throw invalid('expirationDate', NEEDED);
  const days = validitiesOf(type);
  const allowedDays = days.map((each) => daysAfter(documentDate, each));
  if (!allowedDays.includes(expirationDate))
    throw invalid('expirationDate', oneOf(days, allowedDays));
  if (expirationDate < dayAt(now)) throw invalid('expirationDate', ALREADY_EXPIRED);
  return { documentDate, expirationDate, proved: provedBy(type, input) };
}

/** The proofs of the approved file besides its validity: the amount of an insurance, or the security certificates. */
function provedBy(type: DocumentType, input: ApprovalInput) {
  const { insuredAmount = null, insuredCurrency = null, certificates = [] } = input;
  if (insuredAmount && !insuredCurrency) throw invalid('insuredCurrency', REQUIRED);
  if (type === 'insurance_cover' && insuredAmount)
    return { ...NOTHING_PROVED, insuredAmount, insuredCurrency };
  return type === 'security_certificates' ? { ...NOTHING_PROVED, certificates } : NOTHING_PROVED;
}

/** The columns of a version that proves nothing besides its validity. */
export const NOTHING_PROVED = {
  insuredAmount: null,
  insuredCurrency: null,
  certificates: [] as string[],
};

function oneOf(days: number[], dates: string[]) {
  const list = (locale: Locale) => dates.map((date) => dateInWords(date, locale)).join('; ');
  return {
    es: `Elija ${days.join(', ')} días desde la fecha del documento: ${list('es')}`,
    en: `Choose ${days.join(', ')} days from the document date: ${list('en')}`,
  };
}

const NEEDED = { es: 'Indique hasta cuándo es válido', en: 'Enter until when it is valid' };
const ALREADY_EXPIRED = {
  es: 'Con esa fecha el documento ya venció; pida uno reciente',
  en: 'With that date the document has already expired; ask for a recent one',
};
