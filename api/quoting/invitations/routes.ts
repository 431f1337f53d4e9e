import type { Handlers } from '../../core/http/handlers.ts';
import { authorize } from '../../core/auth/policy.ts';
import { acknowledge } from './closing/acknowledge.ts';
import { addRate } from './answering/addRate.ts';
import { confirmAvailability } from './answering/available.ts';
import { logCall } from './answering/call.ts';
import { decline } from './answering/decline.ts';
import { markOpened } from './answering/open.ts';
import { invitationPolicy as may, mayLog } from './policy.ts';
import { readFor } from './answering/readFor.ts';
import { reject, restore } from './closing/reject.ts';
import { reopen } from './answering/reopen.ts';
import { keepReplyAttachment } from './replies/keepReplyAttachment.ts';
import { repliesTo } from './replies/replies.ts';
import { withMailToCarrier } from './answering/withMailToCarrier.ts';
import * as invitations from './service.ts';
import { showSheet as sheet } from './sheet/show.ts';
import { orIsAnswered, orIsAvailable, orIsFurther } from './states.ts';

/** HTTP for invitations. */
export default {
  async listInvitations({ actor, query }) {
    authorize(may.list(actor));
    return invitations.list(actor, query);
  },

  async getInvitation({ actor, params, query }) {
    authorize(may.show(actor));
    return invitations.show(actor, params.id, query);
  },

  async getInvitationSheet({ actor, params, locale }) {
    authorize(may.show(actor));
    return { facts: await sheet(actor, params.id, locale) };
  },

  async openInvitation({ actor, params, now }) {
    await invitations.act(actor, params.id, orIsFurther(may.open), (lockedInvitation) =>
      markOpened(lockedInvitation, actor, now),
    );
    return invitations.show(actor, params.id);
  },

  async acknowledgeInvitation({ actor, params }) {
    await invitations.act(actor, params.id, orIsAnswered(may.acknowledge), (lockedInvitation) =>
      acknowledge(lockedInvitation, actor),
    );
    return invitations.show(actor, params.id);
  },

  async confirmAvailability({ actor, params, now }) {
    await invitations.act(
      actor,
      params.id,
      orIsAvailable(may.available),
      withMailToCarrier(actor, 'available', (lockedInvitation) =>
        confirmAvailability(lockedInvitation, actor, now),
      ),
    );
    return invitations.show(actor, params.id);
  },

  async reopenInvitation({ actor, params, now }) {
    await invitations.act(
      actor,
      params.id,
      may.reopen,
      withMailToCarrier(actor, 'reopen', (lockedInvitation) =>
        reopen(lockedInvitation, actor, now),
      ),
    );
    return invitations.show(actor, params.id);
  },

  async rateInvitation({ actor, params, body, locale, now }) {
    const { late } = await invitations.act(
      actor,
      params.id,
      may.rate,
      withMailToCarrier(actor, 'rate', (lockedInvitation) =>
        addRate(lockedInvitation, actor, body, now),
      ),
    );
    const invitation = await invitations.show(actor, params.id);
    return late ? { ...invitation, warnings: [LATE[locale]] } : invitation;
  },

  async logCall({ actor, params, body, locale, now }) {
    const { late } = await invitations.act(
      actor,
      params.id,
      mayLog(body.outcome),
      (lockedInvitation) => logCall(lockedInvitation, actor, body, now),
    );
    const invitation = await invitations.show(actor, params.id);
    return late ? { ...invitation, warnings: [LATE[locale]] } : invitation;
  },

  async readReply({ actor, params, body, now }) {
    return readFor(actor, params.id, body.text, now);
  },

  async listInvitationReplies({ actor, params }) {
    return repliesTo(actor, params.id);
  },

  async keepReplyAttachment({ actor, params, body, storage, now }) {
    return keepReplyAttachment(actor, params, body, { storage, now });
  },

  async rejectRate({ actor, params, body, now }) {
    await invitations.act(actor, params.id, may.reject, (lockedInvitation) =>
      reject(lockedInvitation, actor, body, now),
    );
    return invitations.show(actor, params.id);
  },

  async restoreRate({ actor, params }) {
    await invitations.act(actor, params.id, may.restore, (lockedInvitation) =>
      restore(lockedInvitation, actor),
    );
    return invitations.show(actor, params.id);
  },

  async declineInvitation({ actor, params, body, now }) {
    await invitations.act(
      actor,
      params.id,
      may.decline,
      withMailToCarrier(actor, 'decline', (lockedInvitation) =>
        decline(lockedInvitation, actor, body, now),
      ),
    );
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
