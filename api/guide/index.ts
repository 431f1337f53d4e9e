import type { Guide } from '../core/sites/docs/guide.ts';

/** The guide for developers who call the API, at /api/docs. */
export const guide: Guide = {
  folder: new URL('.', import.meta.url),
  pages: ['first-call', 'quote-to-award', 'legs', 'events', 'errors', 'limits', 'tools'],
};
