import type { Handlers } from '../../core/http/handlers.ts';
import { findArea, readStates } from './service.ts';

/** HTTP for postal codes and states. */
export default {
  getPostalCode: ({ params }) => findArea(params.country, params.code),

  getStates: async () => readStates(),
} satisfies Handlers;
