import type { es } from './messages.es.ts';

/** The texts of the lane's history and fuel surcharge beside a quote in English, below `quotes`. */
export const en: typeof es = {
  insight: {
    title: 'To decide by',
    memory: 'Your memory of the lane',
    sample: "%{smart_count} rate, at today's diesel |||| %{smart_count} rates, at today's diesel",
    noMemory: 'No data: %{smart_count} of the 3 rates that it takes',
    range: '%{p25} – %{p50} – %{p75}',
    target: 'target %{target}',
    fuel: 'Fuel surcharge',
    inputs:
      'Diesel %{price} − base %{base} per %{unit}, ÷ %{consumption} %{per}, × %{distance} %{distanceUnit}. Price of %{date} (%{source}).',
    prices: 'Diesel prices',
    missing: {
      settings: 'No data: the company has named no base and no consumption',
      price: 'No data: there is no diesel price',
      distance: 'No data: write the distance',
      exchange_rate: 'No data: there is no exchange rate',
    },
  },
};
