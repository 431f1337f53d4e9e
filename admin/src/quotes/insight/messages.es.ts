/** The texts of the lane's history and fuel surcharge beside a quote in Spanish, below `quotes`. */
export const es = {
  insight: {
    title: 'Para decidir',
    memory: 'Su memoria de la ruta',
    sample: '%{smart_count} tarifa, a diésel de hoy |||| %{smart_count} tarifas, a diésel de hoy',
    noMemory: 'Sin datos: %{smart_count} de las 3 tarifas necesarias',
    range: '%{p25} – %{p50} – %{p75}',
    target: 'objetivo %{target}',
    fuel: 'Cargo por combustible',
    inputs:
      'Diésel %{price} − base %{base} por %{unit}, ÷ %{consumption} %{per}, × %{distance} %{distanceUnit}. Precio del %{date} (%{source}).',
    prices: 'Precios del diésel',
    missing: {
      settings: 'Sin datos: la empresa no ha dicho su base ni su rendimiento',
      price: 'Sin datos: falta el precio del diésel',
      distance: 'Sin datos: escriba la distancia',
      exchange_rate: 'Sin datos: falta el tipo de cambio',
    },
  },
};
