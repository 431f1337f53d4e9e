import type { Handlers } from '../core/contract/types.ts';
import { Refusal } from '../core/errors.ts';

export default {
  async listCarriers() {
    throw new Refusal('UNAVAILABLE');
  },
  async createCarrier() {
    throw new Refusal('UNAVAILABLE');
  },
  async findCarriers() {
    throw new Refusal('UNAVAILABLE');
  },
  async getCarrier() {
    throw new Refusal('UNAVAILABLE');
  },
  async updateCarrier() {
    throw new Refusal('UNAVAILABLE');
  },
  async deleteCarrier() {
    throw new Refusal('UNAVAILABLE');
  },
} satisfies Handlers;
