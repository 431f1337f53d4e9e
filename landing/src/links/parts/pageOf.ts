import type { Kind } from '../record/LinkSource.ts';

/** The page that a kind of links opens; a feed is no page. */
export const PAGE_OF: Record<Kind, string | undefined> = {
  answer: '/answer',
  confirmation: '/confirmation',
  document: '/document',
  evidence: '/proof_documents',
  feed: undefined,
  packet: '/packet',
  price: '/price',
  moves: '/moves',
  tracking: '/tracking',
  carta_porte_customer: '/carta_porte',
  carta_porte_carrier: '/carta_porte',
  border_carrier: '/border',
  border_mx_broker: '/border',
  border_us_broker: '/border',
};
