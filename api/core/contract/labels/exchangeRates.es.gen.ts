// Generated from labels.*.yaml by npm run generate.
export const ExchangeRate = {
  date: 'Fecha',
  mxnPerUsd: 'Pesos por dólar (MXN por USD)',
  source: 'Fuente',
};
