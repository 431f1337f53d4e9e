import type { Schemas } from '../../core/contract/types.ts';
import { formatDate } from '../../core/format/formatDate.ts';
import { formatMoney } from '../../core/format/formatMoney.ts';
import { dateFormat } from '../../core/format/intl.ts';

interface TermsEvent {
  entity?: string | undefined;
  createdAt: string;
  terms?: Schemas['EventTerms'];
}

interface Reader {
  translate: (key: string, blanks?: object) => string;
  region: string;
}

/** Lists the terms of a status event: `Plazo 15:15`, `Costo $1,200.00 USD`, `Precio $1,500.00 USD`, `Vigente hasta el 15 dic 2026`. */
export function termsInWords(event: TermsEvent, { translate, region }: Reader): string[] {
  const { deadlineAt, amount, currency, validUntil, purchaseCost, saleValue } = event.terms ?? {};
  const kind = event.entity === 'invitations' ? 'rate' : 'price';
  const say = (name: string, value: string) => translate(`anden.timeline.terms.${name}`, { value });
  return [
    ...(deadlineAt ? [say('deadline', timeOf(deadlineAt, event.createdAt, region))] : []),
    ...(amount ? [say(kind, formatMoney(amount, currency, region))] : []),
    ...(purchaseCost ? [say('cost', formatMoney(purchaseCost, currency, region))] : []),
    ...(saleValue ? [say('sale', formatMoney(saleValue, currency, region))] : []),
    ...(validUntil ? [say('validUntil', formatDate(validUntil, region))] : []),
  ];
}

/** The hour, with its day where that is another one. */
function timeOf(at: string, createdAt: string, region: string) {
  const isSameDay = formatDate(at, region) === formatDate(createdAt, region);
  return isSameDay
    ? dateFormat(region, HOUR).format(Date.parse(at))
    : formatDate(at, region, { withTime: true });
}

const HOUR = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
