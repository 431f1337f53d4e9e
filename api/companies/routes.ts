import type { Handlers } from '../core/contract/types.ts';
import { Refusal } from '../core/errors.ts';

export default {
  async listCompanies() {
    throw new Refusal('UNAVAILABLE');
  },
  async createCompany() {
    throw new Refusal('UNAVAILABLE');
  },
  async getCompany() {
    throw new Refusal('UNAVAILABLE');
  },
  async updateCompany() {
    throw new Refusal('UNAVAILABLE');
  },
  async deleteCompany() {
    throw new Refusal('UNAVAILABLE');
  },
} satisfies Handlers;
