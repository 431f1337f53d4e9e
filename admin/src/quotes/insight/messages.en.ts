import type { es } from './messages.es.ts';

/** The texts of the lane's history and fuel surcharge beside a quote in English, below `quotes`. */
export const en: typeof es = {
  insight: {
    title: 'Before you decide',
    memory: 'Lane rate history',
    sample: "%{smart_count} rate, at today's diesel |||| %{smart_count} rates, at today's diesel",
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
