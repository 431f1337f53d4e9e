import type { Transaction } from 'objection';
import type { Schemas } from '../../core/contract/types.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { addressWarnings } from '../../platform/geography/address.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { trimToNull } from '../../core/records/writing/normalize.ts';
import { warnings } from '../../core/records/warnings.ts';
import { createQuoteIn, Quote } from '../../quoting/quotes/index.ts';
import { match } from '../../award/matching/index.ts';
import { routeFromOffer } from '../../quoting/routes/index.ts';
import { folioOf } from './folio.ts';
import type { Inquiry } from './Inquiry.ts';
import { laneErrors, laneOf, movementOf } from './lane.ts';
import { receive, type Submission } from './receive.ts';
import { CONFIRMATIONS, type Confirmation } from './words.ts';

/** Saves a contact message. */
export async function contact(form: Schemas['ContactMessage'], reception: Submission) {
  const { audience, message } = form;
  const more = () => ({ audience, message: trimToNull(message) });
  return receiptOf(await receive(form, { kind: 'contact', more }, reception), 'contact');
}

/** Saves a request for a demo. */
export async function demo(form: Schemas['DemoRequest'], reception: Submission) {
  const { audience, message } = form;
  const more = () => ({ audience, message: message && trimToNull(message) });
  return receiptOf(await receive(form, { kind: 'demo', more }, reception), 'demo');
}

/**
 * Saves a request for a quote and creates a quote of Andén. The quote does not name the visitor, because carriers
 * read its comment.
 */
export async function quote(form: Schemas['QuoteRequest'], reception: Submission) {
  const { origin, destination } = form;
  const { equipmentId, hazmat, pickupDate, deliveryDate, weight, weightUnit, comment } = form;
  const load = { origin, destination, equipmentId, hazmat, pickupDate, deliveryDate, weight };
  const input = { ...load, weightUnit, comment, movement: movementOf(form) };
  const inquiry = await receive(
    form,
    {
      kind: 'quote_request',
      more: async (trx) => ({ quoteId: await createQuoteIn(trx, ANDEN, input, reception.now) }),
    },
    reception,
  );
  const covered = await isCovered({ id: inquiry.quoteId!, companyId: inquiry.companyId });
  const addressDoubts = [
    ...addressWarnings(origin, 'origin.'),
    ...addressWarnings(destination, 'destination.'),
  ];
  return {
    ...receiptOf(inquiry, covered ? 'quote' : 'uncovered'),
    covered,
    warnings: warnings(reception.locale, addressDoubts),
  };
}

/** Saves a lane offered by a carrier and creates a potential route of Andén. */
export async function route(form: Schemas['RouteOffer'], reception: Submission) {
  const more = async (trx: Transaction) => {
    const errors = await laneErrors(trx, form, reception.now);
    if (Object.keys(errors).length > 0) throw new Refusal('INVALID', { errors });
    const lane = laneOf(form);
    const { comment } = form;
    const routeId = await routeFromOffer(trx, { ...lane, movement: movementOf(form), comment });
    return { audience: 'carrier', lane, message: comment, routeId };
  };
  return receiptOf(await receive(form, { kind: 'route_offer', more }, reception), 'route');
}

/** Whether a carrier of Andén covers the load of a quote. */
async function isCovered({ id, companyId }: CompanyKey): Promise<boolean> {
  const load = await Quote.query().findOne({ id, companyId }).throwIfNotFound();
  return (await match(load, { limit: 1 })).matches.length > 0;
}

/** The actor of quotes from the public site: Andén, without a user. */
const ANDEN = { type: 'internal', companyId: null, userId: null } as const;

function receiptOf({ id, language }: Inquiry, confirmation: Confirmation): Schemas['Received'] {
  return { folio: folioOf(id), message: CONFIRMATIONS[confirmation][language] };
}
