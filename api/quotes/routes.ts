import type { Handlers } from '../core/contract/types.ts';
import { Refusal } from '../core/errors.ts';

export default {
  async listQuotes() {
    throw new Refusal('UNAVAILABLE');
  },
  async createQuote() {
    throw new Refusal('UNAVAILABLE');
  },
  async getQuote() {
    throw new Refusal('UNAVAILABLE');
  },
  async updateQuote() {
    throw new Refusal('UNAVAILABLE');
  },
  async matchCarriers() {
    throw new Refusal('UNAVAILABLE');
  },
  async listQuoteEvents() {
    throw new Refusal('UNAVAILABLE');
  },
  async sendQuote() {
    throw new Refusal('UNAVAILABLE');
  },
  async awardQuote() {
    throw new Refusal('UNAVAILABLE');
  },
  async dismissQuote() {
    throw new Refusal('UNAVAILABLE');
  },
} satisfies Handlers;
