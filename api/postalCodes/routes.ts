import type { Handlers } from '../core/contract/types.ts';
import { findArea } from './service.ts';

/** HTTP for postal codes. */
export default {
  getPostalCode: ({ params }) => findArea(params.country, params.code),
} satisfies Handlers;
