import { companyId } from './directory/companies.ts';
import { id } from './tools/ids.ts';
import { later } from './tools/time.ts';

const DAY = 24 * 60;

/**
 * The webhooks of the demo data: the ERP of Puente Logistics, which has not answered since this morning, and one of
 * Andén's that the receiver has ended. Their addresses do not exist.
 */
export function rows(now: Date) {
  const erp = webhook('erp', now, {
    age: 21,
    name: 'ERP',
    url: 'https://erp.puente.example/anden',
    failingSince: later(now, -180),
  });
  const reports = webhook('reports', now, {
    age: 60,
    name: 'Almacén de datos',
    url: 'https://reportes.anden.example/eventos',
    companyId: companyId('operator'),
    endedAt: later(now, -8 * DAY),
    endReason: 'gone',
  });
  const delivered = event('delivered', { webhookId: erp.id, raisedAt: later(now, -2 * DAY) });
  const failed = event('failed', { webhookId: erp.id, raisedAt: later(now, -1500) });
  return {
    webhooks: [erp, reports],
    webhook_events: [
      { ...delivered, state: 'delivered', deliveredAt: delivered.triedSince, tries: 1 },
      { ...failed, state: 'failed', deliveredAt: null, tries: 10 },
    ],
    webhook_tries: [
      attempt(delivered.id, { triedAt: delivered.triedSince, status: 204, answer: '' }),
      attempt(failed.id, { triedAt: failed.triedSince, error: 'ECONNREFUSED' }),
    ],
  };
}

interface DemoWebhook {
  /** Days since it was made. */
  age: number;
  name: string;
  url: string;
  companyId?: string;
  failingSince?: Date;
  endedAt?: Date;
  endReason?: string;
}

function webhook(of: string, now: Date, { age, endedAt, ...rest }: DemoWebhook) {
  const createdAt = later(now, -age * DAY);
  return {
    id: id(`webhook:${of}`),
    companyId: companyId('puente') as string,
    kinds: [],
    failingSince: null,
    endedAt: endedAt ?? null,
    endReason: null,
    createdAt,
    updatedAt: endedAt ?? createdAt,
    version: endedAt ? 2 : 1,
    ...rest,
  };
}

/** A test that was sent. */
function event(of: string, { webhookId, raisedAt }: { webhookId: string; raisedAt: Date }) {
  const times = { createdAt: raisedAt, triedSince: raisedAt, dueAt: raisedAt };
  return { id: id(`webhook event:${of}`), webhookId, kind: 'test', ...times };
}

interface DemoTry {
  triedAt: Date;
  status?: number;
  answer?: string;
  error?: string;
}

function attempt(eventId: string, { status, answer, error, triedAt }: DemoTry) {
  const outcome = { status: status ?? null, answer: answer ?? null, error: error ?? null };
  return { id: id(`webhook try:${eventId}`), eventId, triedAt, milliseconds: 41, ...outcome };
}
