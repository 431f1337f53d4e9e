import type { Module } from '../core/http/module.ts';
import { handlersOf } from './routes.ts';

/**
 * The stream of server-sent events that tells pages what to read again; who hears of a record is decided by its module's
 * policy.
 */
export const live = { handlers: handlersOf } satisfies Module;
