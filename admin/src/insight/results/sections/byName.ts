import { count, label, list, share, sold, type Words } from './columns.ts';
import { type Column, section } from './section.ts';
import type { Results } from '../useResults.ts';

/** Quotes and sales by customer. */
export function customers({ customers: rows }: Results, words: Words) {
  type Row = NonNullable<Results['customers']>[number];
  const { translate } = words;
  return section(
    'customers',
    rows,
    [
      {
        label: label(words, 'customer'),
        kind: 'text',
        value: ({ customerName }) => customerName ?? translate('results.column.noCustomer'),
        to: ({ customerId }) => (customerId ? `/admin/companies/${customerId}/view` : undefined),
      },
      count<Row>(words, 'quotes', ofCustomer),
      ...sold<Row>(words, ofCustomer),
    ],
    { kind: 'bars', series: [4] },
  );
}

const ofCustomer = ({ customerId }: { customerId: string | null }) =>
  customerId ? { customerId } : undefined;

/** Quotes and rates by lane. */
export function lanes({ lanes: rows }: Results, words: Words) {
  type Row = Results['lanes'][number];
  const amount = (name: 'lowest' | 'median' | 'highest'): Column<Row> => ({
    label: label(words, name),
    kind: 'money',
    value: (row) => row[name],
  });
  return section(
    'lanes',
    rows,
    [
      {
        label: `${label(words, 'origin')} → ${label(words, 'destination')}`,
        kind: 'text',
        value: ({ originState, viaStates, destinationState }) =>
          [originState, ...viaStates, destinationState].map(words.stateName).join(' → '),
      },
      count(words, 'quotes', ({ originState, destinationState, viaStates }) => ({
        originState,
        destinationState,
        viaStates: viaStates.length > 0 ? viaStates : ['none'],
      })),
      { label: label(words, 'rates'), kind: 'count', value: ({ rates }) => rates },
      ...(['lowest', 'median', 'highest'] as const).map(amount),
    ],
    { kind: 'bars', series: [1] },
  );
}

/** Lists the answers and wins of each carrier. */
export function carriers({ carriers: rows }: Results, words: Words) {
  return section(
    'carriers',
    rows,
    [
      {
        label: label(words, 'carrier'),
        kind: 'text',
        value: ({ carrierName }) => carrierName,
        to: ({ carrierId }) => `/admin/carriers/${carrierId}/view`,
      },
      count(words, 'asked', ({ carrierId }) => ({ carrierId })),
      count(words, 'answered', ({ carrierId }) => ({ ratedBy: carrierId })),
      {
        label: label(words, 'answerPercent'),
        kind: 'percent',
        value: (row) => share(row.answered, row.asked),
      },
      count(words, 'won', ({ carrierId }) => ({ assignedTo: carrierId })),
      {
        label: label(words, 'winPercent'),
        kind: 'percent',
        value: (row) => share(row.won, row.answered),
      },
    ],
    { kind: 'bars', series: [1, 2, 4] },
  );
}

/** Why carriers declined and quotes were closed. */
export function reasons({ reasons: rows }: Results, words: Words) {
  const { translate, isCarrier } = words;
  return section(
    'reasons',
    rows,
    [
      {
        label: label(words, 'reason'),
        kind: 'text',
        value: ({ reason }) => translate(`anden.reasons.${reason}`),
      },
      {
        label: label(words, 'of'),
        kind: 'text',
        value: ({ of }) => label(words, of === 'closed' && isCarrier ? 'lost' : of),
      },
      count(words, 'count', ({ of, reason }) => {
        const status = isCarrier ? OF_INVITATIONS[of] : of === 'closed' && CLOSED;
        return status ? { status, closeReason: reason } : undefined;
      }),
    ],
    { kind: 'bars', series: [2] },
  );
}

const CLOSED = ['dismissed', 'rejected', 'not_available'];
const OF_INVITATIONS = { declined: ['rejected_by_carrier'], closed: ['rejected'] };

/** The documents that expire, by type. */
export function documents({ documents: rows }: Results, words: Words) {
  type Row = Results['documents'][number];
  const within = (days: 0 | 30 | 60 | 90): Column<Row> => ({
    label: label(words, `days${days}`),
    kind: 'count',
    value: (row) => row[`days${days}`],
    to: ({ type }) =>
      words.isCarrier
        ? '/admin/carrier/documents'
        : list('validations', { type: [type], status: ['approved'], expiresWithin: days }),
  });
  return section(
    'documents',
    rows,
    [
      {
        label: label(words, 'type'),
        kind: 'text',
        value: ({ type }) => words.translate(`documents.type.${type}`),
      },
      ...([0, 30, 60, 90] as const).map(within),
    ],
    { kind: 'bars', series: [1, 2, 4] },
  );
}
