import type { Handlers } from '../core/contract/types.ts';
import { Refusal } from '../core/errors.ts';

export default {
  async listInvitations() {
    throw new Refusal('UNAVAILABLE');
  },
  async getInvitation() {
    throw new Refusal('UNAVAILABLE');
  },
  async openInvitation() {
    throw new Refusal('UNAVAILABLE');
  },
  async confirmAvailability() {
    throw new Refusal('UNAVAILABLE');
  },
  async rateInvitation() {
    throw new Refusal('UNAVAILABLE');
  },
  async declineInvitation() {
    throw new Refusal('UNAVAILABLE');
  },
} satisfies Handlers;
