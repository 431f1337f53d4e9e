import type { Schemas } from '../../../core/contract/types.ts';
import type { EvidenceType } from '../Evidence.ts';
import type { Reading } from './readings.ts';

type Finding = Schemas['EvidenceFinding'];

/** The agreed terms of the load, with which a CFDI is compared. */
export interface Agreed {
  carrierRfc: string | null;
  brokerRfc: string | null;
  /** The price with the approved accessorials, without taxes. */
  amount: string | null;
  currency: string | null;
  /** Whether a file of another load has the same fiscal folio. */
  isRepeated: boolean;
}

/** Compares a file with the agreed terms, in the order in which a person compares them. */
export function compare(type: EvidenceType, reading: Reading, agreed: Agreed): Finding[] {
  if (reading.isUnreadable) return [finding('text', null, null, false)];
  if (!reading.hasText)
    return [reading.source === 'xml' ? finding('cfdi', null, 'CFDI', false) : NO_TEXT];
  const findings = [
    folioOf(reading, agreed),
    ...partiesOf(reading, agreed),
    ...kindOf(type, reading),
  ];
  if (type === 'carta_porte') findings.push(complementOf(reading));
  if (type === 'invoice' || reading.kind === 'I')
    findings.push(...currencyOf(reading, agreed), amountOf(reading, agreed));
  return findings;
}

const NO_TEXT = finding('text', null, null, null);

/** SAT's types of CFDI that a proof document may be: an invoice is an income, goods in transfer are not. */
const KINDS: Partial<Record<EvidenceType, string>> = { invoice: 'I', carta_porte: 'I, T' };

/** A credit note or a receipt of a payment is neither an invoice nor a Carta Porte. */
function kindOf(type: EvidenceType, { kind }: Reading): Finding[] {
  const wanted = KINDS[type];
  return !kind || wanted?.split(', ').includes(kind) ? [] : [finding('kind', kind, wanted!, false)];
}

/** The currency of a CFDI without amounts. */
const NO_CURRENCY = 'XXX';

/** The currency of an XML where it is not the agreed one. */
function currencyOf({ currency: read }: Reading, { currency }: Agreed): Finding[] {
  return !read || !currency || [currency, NO_CURRENCY].includes(read)
    ? []
    : [finding('currency', read, currency, false)];
}

function folioOf({ uuid }: Reading, { isRepeated }: Agreed): Finding {
  if (!uuid) return finding('uuid', null, null, false);
  return finding('uuid', uuid, null, isRepeated ? false : null);
}

function partiesOf(reading: Reading, { carrierRfc, brokerRfc }: Agreed): Finding[] {
  const { issuerRfc, receiverRfc, rfcs, source } = reading;
  if (source === 'xml')
    return [same('issuer', issuerRfc, carrierRfc), same('receiver', receiverRfc, brokerRfc)];
  return [among('issuer', rfcs, carrierRfc), among('receiver', rfcs, brokerRfc)];
}

function complementOf({ hasCartaPorte }: Reading): Finding {
  return finding('complement', hasCartaPorte ? 'Carta Porte' : null, 'Carta Porte', hasCartaPorte);
}

/** The amount in another currency is not compared: the exchange rate of the payment is not known. */
function amountOf({ source, subtotal, currency, amounts }: Reading, agreed: Agreed): Finding {
  const wanted = agreed.amount && `${agreed.amount} ${agreed.currency}`;
  if (source === 'pdf') {
    const isThere = agreed.amount ? amounts.includes(agreed.amount) : null;
    return finding('amount', isThere ? wanted : null, wanted, isThere);
  }
  const read = subtotal && [subtotal, currency].filter(Boolean).join(' ');
  const isComparable = subtotal && agreed.amount && currency === agreed.currency;
  return finding('amount', read, wanted, isComparable ? subtotal === agreed.amount : null);
}

function same(field: Finding['field'], found: string | null, agreed: string | null): Finding {
  return finding(field, found, agreed, found && agreed ? found === agreed : null);
}

/** A PDF only tells which RFCs it contains, not whose they are. */
function among(field: Finding['field'], found: string[], agreed: string | null): Finding {
  const isThere = agreed ? found.includes(agreed) : null;
  return finding(field, isThere ? agreed : null, agreed, isThere);
}

function finding(
  field: Finding['field'],
  found: string | null,
  agreed: string | null,
  agrees: boolean | null,
): Finding {
  return { field, found, agreed, agrees };
}
