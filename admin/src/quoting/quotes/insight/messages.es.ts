/** The texts of the lane's history and fuel surcharge beside a quote in Spanish, below `quotes`. */
export const es = {
  insight: {
    title: 'Antes de decidir',
    memory: 'Historial de tarifas de la ruta',
    sample:
      '%{smart_count} tarifa del %{oldest}, a diésel de hoy |||| %{smart_count} tarifas del %{oldest} al %{newest}, a diésel de hoy',
    converted:
      '%{smart_count} se convirtió a %{rate} MXN por USD, del %{date} |||| %{smart_count} se convirtieron a %{rate} MXN por USD, del %{date}',
    crossing:
      'De ello el cruce: %{amount}, según %{smart_count} tarifa que lo indica |||| De ello el cruce: %{amount}, mediana de %{smart_count} tarifas que lo indican',
    noMemory: 'Faltan datos: %{smart_count} de 3 tarifas',
    range: '%{p25} – %{p50} – %{p75}',
    target: 'objetivo %{target}',
    fuel: 'Cargo por combustible',
    inputs:
      'Diésel %{price} − base %{base} por %{unit}, ÷ %{consumption} %{per}, × %{distance} %{distanceUnit}. Precio del %{date} (%{source}).',
    prices: 'Precios del diésel',
    missing: {
      settings: 'Sin datos: faltan el precio base y el rendimiento de la empresa',
      price: 'Sin datos: falta el precio del diésel',
      distance: 'Sin datos: escriba la distancia',
      exchange_rate: 'Sin datos: falta el tipo de cambio',
    },
  },
};
