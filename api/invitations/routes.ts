import type { Handlers } from '../core/contract/types.ts';
import { authorize } from '../core/auth/policy.ts';
import { quotePolicy, showQuote } from '../quotes/index.ts';
import { addRate } from './answering/addRate.ts';
import { confirmAvailability } from './answering/answer.ts';
import { logCall } from './answering/call.ts';
import { decline } from './answering/decline.ts';
import { dismiss } from './closing/dismiss.ts';
import { open } from './answering/open.ts';
import { invitationPolicy as may } from './policy.ts';
import { refuse } from './closing/refuse.ts';
import { reject, restore } from './closing/reject.ts';
import { requote } from './closing/requote.ts';
import { send } from './send.ts';
import * as invitations from './service.ts';

/**
 * HTTP for invitations, and for the verbs of a quote that make and end them. Without a record a rule asks for the
 * role alone: what stands in the wrong status is refused further down, with 409 and what its status allows.
 */
export default {
  async sendQuote({ actor, params, body, now }) {
    authorize(quotePolicy.send(actor));
    await send(actor, params.id, body, now);
    return showQuote(actor, params.id);
  },

  async dismissQuote({ actor, params, body, now }) {
    authorize(quotePolicy.dismiss(actor));
    await dismiss(actor, params.id, body, now);
    return showQuote(actor, params.id);
  },

  async requoteQuote({ actor, params, body, now }) {
    authorize(quotePolicy.requote(actor));
    return showQuote(actor, await requote(actor, params.id, body, now));
  },

  async refuseQuote({ actor, params, body, now }) {
    authorize(quotePolicy.refuse(actor));
    await refuse(actor, params.id, body, now);
    return showQuote(actor, params.id);
  },

  async listInvitations({ actor, query }) {
    authorize(may.list(actor));
    return invitations.list(actor, query);
  },

  async getInvitation({ actor, params }) {
    authorize(may.show(actor));
    return invitations.show(actor, params.id);
  },

  async openInvitation({ actor, params, now }) {
    authorize(may.open(actor));
    await open(actor, params.id, now);
    return invitations.show(actor, params.id);
  },

  async confirmAvailability({ actor, params, now }) {
    authorize(may.available(actor));
    await confirmAvailability(actor, params.id, now);
    return invitations.show(actor, params.id);
  },

  async rateInvitation({ actor, params, body, locale, now }) {
    authorize(may.rate(actor));
    const { late } = await addRate(actor, params.id, body, now);
    const invitation = await invitations.show(actor, params.id);
    return late ? { ...invitation, warnings: [LATE[locale]] } : invitation;
  },

  async logCall({ actor, params, body, locale, now }) {
    authorize(may.call(actor));
    const { late } = await logCall(actor, params.id, body, now);
    const invitation = await invitations.show(actor, params.id);
    return late ? { ...invitation, warnings: [LATE[locale]] } : invitation;
  },

  async rejectRate({ actor, params, body, now }) {
    authorize(may.reject(actor));
    await reject(actor, params.id, body, now);
    return invitations.show(actor, params.id);
  },

  async restoreRate({ actor, params }) {
    authorize(may.restore(actor));
    await restore(actor, params.id);
    return invitations.show(actor, params.id);
  },

  async declineInvitation({ actor, params, body, now }) {
    authorize(may.decline(actor));
    await decline(actor, params.id, body, now);
    return invitations.show(actor, params.id);
  },
} satisfies Handlers;

const late = { field: 'deadlineAt', code: 'RATE_LATE' };
const LATE = {
  es: { ...late, message: 'El plazo ya venció: guardamos su tarifa como tardía y no compite.' },
  en: {
    ...late,
    message: 'The deadline has passed: your rate is kept as late and does not compete.',
  },
};
