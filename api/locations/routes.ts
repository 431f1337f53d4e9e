import type { Handlers } from '../core/contract/types.ts';
import { Refusal } from '../core/errors.ts';

export default {
  async listLocations() {
    throw new Refusal('UNAVAILABLE');
  },
  async createLocation() {
    throw new Refusal('UNAVAILABLE');
  },
  async getLocation() {
    throw new Refusal('UNAVAILABLE');
  },
  async updateLocation() {
    throw new Refusal('UNAVAILABLE');
  },
  async deleteLocation() {
    throw new Refusal('UNAVAILABLE');
  },
} satisfies Handlers;
