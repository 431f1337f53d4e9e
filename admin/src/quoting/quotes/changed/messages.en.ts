import type { es } from './messages.es.ts';

/** The names of a quote's fields that only its history shows in English, below `resources.quotes.fields`. */
export const en: typeof es = {
  number: 'Reference number',
  companyId: 'Company',
  parentId: 'Requote of',
  routeId: 'Saved route',
  origin: 'Origin',
  destination: 'Destination',
  exchangeRate: 'Exchange rate (MXN per USD)',
  exchangeRateDate: 'Exchange rate date',
  sentAt: 'Sent',
  firstRateAt: 'First rate',
  closedAt: 'Closed',
  closeReason: 'Reason for closing',
  closeComment: 'Closing comment',
  customerAnswer: "Customer's answer",
  customerAnsweredAt: 'Answer date',
  customerComment: "Customer's comment",
  sharedValue: 'Shared price',
  sharedCurrency: 'Price currency',
  sharedAt: 'Price shared on',
  sharedUntil: 'Price valid until',
  sharedComment: 'Price comment',
};
