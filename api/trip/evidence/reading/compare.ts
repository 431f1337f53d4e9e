import type { Schemas } from '../../../core/contract/types.ts';
import type { EvidenceType } from '../Evidence.ts';
import type { Reading } from './readings.ts';

type Finding = Schemas['EvidenceFinding'];

/** The agreed terms of the load, with which a CFDI is compared. */
export interface AgreedTerms {
  carrierRfc: string | null;
  brokerRfc: string | null;
  /** The price with the approved accessorials, without taxes. */
  amount: string | null;
  currency: string | null;
  /** Whether a file of another load has the same fiscal folio. */
  isRepeated: boolean;
}

/** Compares a file with the agreed terms, in the order in which a person compares them. */
export function compare(type: EvidenceType, reading: Reading, terms: AgreedTerms): Finding[] {
  if (reading.isUnreadable) return [finding('text', null, null, false)];
  if (!reading.hasText)
    return [reading.source === 'xml' ? finding('cfdi', null, 'CFDI', false) : NO_TEXT];
  const findings = [
    folioOf(reading, terms),
    ...partiesOf(reading, terms),
    ...kindOf(type, reading),
  ];
  if (type === 'carta_porte') findings.push(complementOf(reading));
  if (type === 'invoice' || reading.kind === 'I')
    findings.push(...currencyOf(reading, terms), amountOf(reading, terms));
  return findings;
}

const NO_TEXT = finding('text', null, null, null);

/** SAT's types of CFDI that a proof document may be: an invoice is an income, goods in transfer are not. */
const KINDS: Partial<Record<EvidenceType, string>> = { invoice: 'I', carta_porte: 'I, T' };

/** A credit note or a receipt of a payment is neither an invoice nor a Carta Porte. */
function kindOf(type: EvidenceType, { kind }: Reading): Finding[] {
  const kinds = KINDS[type];
  return !kind || kinds?.split(', ').includes(kind) ? [] : [finding('kind', kind, kinds!, false)];
}

/** The currency of a CFDI without amounts. */
const NO_CURRENCY = 'XXX';

/** The currency of an XML where it is not the agreed one. */
function currencyOf({ currency: read }: Reading, { currency }: AgreedTerms): Finding[] {
  return !read || !currency || [currency, NO_CURRENCY].includes(read)
    ? []
    : [finding('currency', read, currency, false)];
}

function folioOf({ uuid }: Reading, { isRepeated }: AgreedTerms): Finding {
  if (!uuid) return finding('uuid', null, null, false);
  return finding('uuid', uuid, null, isRepeated ? false : null);
}

function partiesOf(reading: Reading, { carrierRfc, brokerRfc }: AgreedTerms): Finding[] {
  const { issuerRfc, receiverRfc, rfcs, source } = reading;
  if (source === 'xml')
    return [same('issuer', issuerRfc, carrierRfc), same('receiver', receiverRfc, brokerRfc)];
  return [among('issuer', rfcs, carrierRfc), among('receiver', rfcs, brokerRfc)];
}

function complementOf({ hasCartaPorte }: Reading): Finding {
  return finding('complement', hasCartaPorte ? 'Carta Porte' : null, 'Carta Porte', hasCartaPorte);
}

/** The amount in another currency is not compared: the exchange rate of the payment is not known. */
function amountOf({ source, subtotal, currency, amounts }: Reading, terms: AgreedTerms): Finding {
  const agreedAmount = terms.amount && `${terms.amount} ${terms.currency}`;
  if (source === 'pdf') {
    const isThere = terms.amount ? amounts.includes(terms.amount) : null;
    return finding('amount', isThere ? agreedAmount : null, agreedAmount, isThere);
  }
  const read = subtotal && [subtotal, currency].filter(Boolean).join(' ');
  const isComparable = subtotal && terms.amount && currency === terms.currency;
  return finding('amount', read, agreedAmount, isComparable ? subtotal === terms.amount : null);
}

function same(field: Finding['field'], actual: string | null, expected: string | null): Finding {
  return finding(field, actual, expected, actual && expected ? actual === expected : null);
}

/** A PDF only tells which RFCs it contains, not whose they are. */
function among(field: Finding['field'], actual: string[], expected: string | null): Finding {
  const isThere = expected ? actual.includes(expected) : null;
  return finding(field, isThere ? expected : null, expected, isThere);
}

function finding(
  field: Finding['field'],
  actual: string | null,
  expected: string | null,
  agrees: boolean | null,
): Finding {
  return { field, found: actual, agreed: expected, agrees };
}
