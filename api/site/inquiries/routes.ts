import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { abilities, authorize } from '../../core/auth/policy.ts';
import * as ask from './ask.ts';
import { convert } from './convert.ts';
import { issueToken } from './form.ts';
import { CONVERSIONS, inquiryPolicy as may } from './policy.ts';
import * as inquiries from './service.ts';

/** HTTP for inquiries: the public forms, and the queue of the staff. */
export default {
  getFormToken: ({ now }) => issueToken(now),
  getFormChoices: () => inquiries.choices(),
  sendContactMessage: ({ body, ...reception }) => ask.contact(body, reception),
  requestDemo: ({ body, ...reception }) => ask.demo(body, reception),
  requestQuote: ({ body, ...reception }) => ask.quote(body, reception),
  offerRoute: ({ body, ...reception }) => ask.route(body, reception),

  async listInquiries({ actor, query }) {
    authorize(may.list(actor));
    return inquiries.list(actor, query);
  },

  async getInquiry({ actor, params }) {
    authorize(may.show(actor));
    return presentInquiry(actor, await inquiries.find(may.visible(actor), params.id));
  },

  async updateInquiry({ actor, params, body, ifMatch }) {
    authorize(may.update(actor));
    return presentInquiry(actor, await inquiries.update(actor, params.id, body, ifMatch));
  },

  async convertInquiry({ actor, params, body }) {
    authorize(may[CONVERSIONS[body.to]](actor));
    await convert(actor, params.id, body.to);
    return presentInquiry(actor, await inquiries.find(may.visible(actor), params.id));
  },
} satisfies Handlers;

function presentInquiry(actor: Actor, inquiry: Schemas['Inquiry']) {
  return { ...inquiry, can: abilities(may, actor, inquiry) };
}
