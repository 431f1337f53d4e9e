// Generated from labels.*.yaml by npm run generate.
export const ExchangeRate = { date: 'Date', mxnPerUsd: 'Pesos per US dollar', source: 'Source' };
