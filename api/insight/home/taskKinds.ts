import type { Schemas } from '../../core/contract/types.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import { claimPolicy, listClaims } from '../../compliance/claims/index.ts';
import { consentPolicy, listConsents } from '../../compliance/consents/index.ts';
import { documentPolicy, listDocuments } from '../../compliance/documents/index.ts';
import { evidencePolicy } from '../../trip/evidence/index.ts';
import { inquiryPolicy, listInquiries } from '../../site/inquiries/index.ts';
import { invitationPolicy, listInvitations } from '../../quoting/invitations/index.ts';
import { listQuotes, quotePolicy } from '../../quoting/quotes/index.ts';
import { listSettlements, settlementPolicy } from '../../trip/settlements/index.ts';
import { listShipments, shipmentPolicy } from '../../trip/shipments/index.ts';
import type { Task } from './taskDefinition.ts';

const quotes = { resource: 'quotes', list: listQuotes, policy: quotePolicy };
const documents = { resource: 'validations', list: listDocuments, policy: documentPolicy };
const shipments = { resource: 'shipments', list: listShipments, policy: shipmentPolicy };
const evidence = { ...shipments, policy: evidencePolicy };
const invitations = { resource: 'invitations', list: listInvitations, policy: invitationPolicy };
const settlements = { resource: 'settlements', list: listSettlements, policy: settlementPolicy };
const claims = { resource: 'claims', list: listClaims, policy: claimPolicy };
const consents = { resource: 'consents', list: listConsents, policy: consentPolicy };
const inquiries = { resource: 'inquiries', list: listInquiries, policy: inquiryPolicy };

const SOONEST: AnyListQuery['sort'] = { field: 'deadlineAt', descending: false };
const OLDEST: AnyListQuery['sort'] = { field: 'updatedAt', descending: false };

/** All kinds of tasks, the most urgent first. */
export const TASKS: readonly Task[] = [
  {
    ...quotes,
    kind: 'accepted',
    action: 'award',
    sort: OLDEST,
    filter: { status: ['answered'], customerAnswer: 'accepted' },
  },
  {
    ...quotes,
    kind: 'rates',
    action: 'award',
    sort: SOONEST,
    filter: { status: ['rated'] },
  },
  {
    ...quotes,
    kind: 'unanswered',
    action: 'send',
    sort: SOONEST,
    filter: { status: ['sent'] },
  },
  {
    ...quotes,
    kind: 'incoming',
    action: 'send',
    sort: OLDEST,
    filter: { status: ['created', 'pending'] },
  },
  {
    ...quotes,
    kind: 'price',
    action: 'accept',
    of: 'shipper',
    sort: OLDEST,
    filter: { status: ['answered'], customerAnswer: 'none' },
  },
  {
    ...invitations,
    kind: 'answer',
    action: 'rate',
    of: 'carrier',
    sort: SOONEST,
    filter: { status: ['sent', 'in_contact', 'available'] },
  },
  {
    ...consents,
    kind: 'passport',
    action: 'grant',
    of: 'carrier',
    sort: { field: 'askedAt', descending: false },
    filter: { status: ['asked'] },
  },
  {
    ...shipments,
    kind: 'late',
    action: 'show',
    sort: OLDEST,
    filter: { delayed: true },
  },
  {
    ...evidence,
    kind: 'proofsToSend',
    action: 'send',
    of: 'carrier',
    sort: OLDEST,
    filter: { status: ['delivered'], evidence: ['missing', 'rejected'] },
  },
  {
    ...evidence,
    kind: 'proofsToReview',
    action: 'accept',
    sort: OLDEST,
    filter: { evidence: ['pending'] },
  },
  {
    ...documents,
    kind: 'review',
    action: 'review',
    sort: { field: 'uploadedAt', descending: false },
    filter: { status: ['pending'] },
  },
  {
    ...inquiries,
    kind: 'inquiries',
    action: 'update',
    sort: { field: 'createdAt', descending: false },
    filter: { status: ['new'] },
  },
];

/**
 * Tasks that hold up no load. It stands apart, because clients of version 1 of the contract know all kinds of
 * `TASKS`.
 */
export const BACKLOG: readonly Task<Schemas['HomeBacklogKind']>[] = [
  {
    ...settlements,
    kind: 'overdue',
    action: 'pay',
    sort: { field: 'dueDate', descending: false },
    filter: { status: ['overdue'] },
  },
  {
    ...claims,
    kind: 'claims',
    action: 'decide',
    sort: { field: 'createdAt', descending: false },
    filter: { status: ['open'] },
  },
];
