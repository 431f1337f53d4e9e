import type { es } from './messages.es.ts';

/** The texts of the lane's history and fuel surcharge beside a quote in English, below `quotes`. */
export const en: typeof es = {
  insight: {
    title: 'Before you decide',
    memory: 'Lane rate history',
    sample:
      "%{smart_count} rate of %{oldest}, at today's diesel |||| %{smart_count} rates of %{oldest} to %{newest}, at today's diesel",
    converted:
      '%{smart_count} was converted at %{rate} MXN per USD, of %{date} |||| %{smart_count} were converted at %{rate} MXN per USD, of %{date}',
    crossing:
      'Of it the border crossing: %{amount}, by %{smart_count} rate that names it |||| Of it the border crossing: %{amount}, median of %{smart_count} rates that name it',
    noMemory: 'Not enough data: %{smart_count} of 3 rates',
    range: '%{p25} – %{p50} – %{p75}',
    target: 'target %{target}',
    fuel: 'Fuel surcharge',
    inputs:
      'Diesel %{price} − base %{base} per %{unit}, ÷ %{consumption} %{per}, × %{distance} %{distanceUnit}. Price of %{date} (%{source}).',
    prices: 'Diesel prices',
    missing: {
      settings: "No data: set the company's base price and fuel economy",
      price: 'No data: the diesel price is missing',
      distance: 'No data: enter the distance',
      exchange_rate: 'No data: the exchange rate is missing',
    },
  },
};
