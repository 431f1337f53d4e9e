import type { Handlers } from '../core/contract/types.ts';
import { Refusal } from '../core/errors.ts';

export default {
  async listShipments() {
    throw new Refusal('UNAVAILABLE');
  },
  async createShipment() {
    throw new Refusal('UNAVAILABLE');
  },
  async getShipment() {
    throw new Refusal('UNAVAILABLE');
  },
  async updateShipment() {
    throw new Refusal('UNAVAILABLE');
  },
  async moveShipment() {
    throw new Refusal('UNAVAILABLE');
  },
  async listShipmentEvents() {
    throw new Refusal('UNAVAILABLE');
  },
} satisfies Handlers;
