import type { Actor } from '../../core/auth/actor.ts';
import { authorize } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { exportQuotes, quotePolicy } from '../../quoting/quotes/index.ts';
import { exportShipments, shipmentPolicy } from '../../trip/shipments/index.ts';
import { feedPolicy as may } from './policy.ts';
import * as feeds from './service.ts';

/** HTTP for the addresses at which spreadsheets read CSV. */
export function handlersOf({ db, env: { publicUrl } }: ModuleContext) {
  const quotesAs = (format: feeds.Format) =>
    feedOf(async (maker, now) => {
      authorize(quotePolicy.export(maker));
      return feeds.fileOf(await exportQuotes(maker, NEWEST_FIRST), {
        id: 'quotes',
        format,
        maker,
        now,
      });
    });
  const shipmentsAs = (format: feeds.Format) =>
    feedOf(async (maker, now) => {
      authorize(shipmentPolicy.export(maker));
      const rows = await exportShipments(maker, shipmentPolicy.listed(maker), NEWEST_FIRST);
      return feeds.fileOf(rows, { id: 'shipments', format, maker, now });
    });

  /** Answers with what the maker of the address reads. */
  function feedOf<File>(readFile: (maker: Actor, now: Date) => Promise<File>) {
    return async ({ query, now }: FeedCall) =>
      readFile(await feeds.makerOf(query.token, { db, now }), now);
  }

  return {
    async listFeeds({ actor, now, locale }) {
      authorize(may.list(actor));
      return feeds.list(actor, { db, publicUrl, locale, now });
    },

    async makeFeeds({ actor, now, locale }) {
      authorize(may.make(actor));
      return feeds.make(actor, { db, publicUrl, locale, now });
    },

    async revokeFeeds({ actor, now, locale }) {
      authorize(may.revoke(actor));
      return feeds.revoke(actor, { db, publicUrl, locale, now });
    },

    async listColleagueFeeds({ actor, now }) {
      authorize(may.list(actor));
      return feeds.colleagues(actor, now);
    },

    async revokeColleagueFeeds({ actor, params, now }) {
      authorize(may.revoke(actor));
      return feeds.revokeOf(actor, params.id, { db, now });
    },

    readQuotesFeed: quotesAs('csv'),
    readShipmentsFeed: shipmentsAs('csv'),
    readQuotesCsv: quotesAs('csv'),
    readShipmentsCsv: shipmentsAs('csv'),
    readQuotesWorkbook: quotesAs('xlsx'),
    readShipmentsWorkbook: shipmentsAs('xlsx'),
  } satisfies Handlers;
}

const NEWEST_FIRST = {
  filters: {},
  limit: 0,
  offset: 0,
  sort: { field: 'createdAt', descending: true },
  total: false,
  countOnly: false,
};

interface FeedCall {
  query: { token: string };
  now: Date;
}
