import type { Handlers } from '../../core/http/handlers.ts';
import { metrics } from './metrics.ts';
import { publicFigures } from './publicFigures.ts';

/** HTTP for figures: each user's own, and the public ones. */
export default {
  getMetrics: ({ actor, query, now }) => metrics(actor, query.days ?? 90, now),
  getFigures: ({ now }) => publicFigures(now),
} satisfies Handlers;
