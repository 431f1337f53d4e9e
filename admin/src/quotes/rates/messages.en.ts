import type { es } from './messages.es.ts';

/** The texts of the comparison of rates in English, below `quotes`. */
export const en: typeof es = {
  thanTarget: 'against the target rate',
  thanBest: 'against the best rate',
  days: '%{smart_count} day |||| %{smart_count} days',
  late: 'Late',
  allIn: 'All-in',
  basis: 'All in %{currency}, IVA excluded',
  exchange: 'exchange rate %{rate} MXN per USD of %{date}',
  parts: 'Show the parts',
  rates: {
    rank: 'Rank',
    margin: 'Margin',
    carrier: 'Carrier',
    amount: 'Rate',
    transit: 'Transit',
    choose: 'Choose',
    best: 'Best',
    toBest: 'vs. best',
    toTarget: 'vs. target',
  },
};
