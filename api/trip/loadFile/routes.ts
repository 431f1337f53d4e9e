import type { Handlers } from '../../core/http/handlers.ts';
import { Download } from '../../core/files/download.ts';
import { loadFileOf } from './service.ts';

/** HTTP for the whole file of a load. */
export default {
  async downloadLoadFile({ actor, params, now, locale }) {
    return new Download(await loadFileOf(actor, params.id, { now, locale }));
  },
} satisfies Handlers;
