import type { Module } from '../../core/modules/module.ts';
import { feedPolicy } from './policy.ts';
import { handlersOf } from './routes.ts';
import { feedLinks } from './service.ts';

/** Addresses at which a spreadsheet reads quotes and loads as CSV, each with a token of its maker's that can be revoked. */
export const feeds = {
  name: 'feeds',
  policy: feedPolicy,
  table: null,
  handlers: handlersOf,
  links: [feedLinks],
} satisfies Module;
