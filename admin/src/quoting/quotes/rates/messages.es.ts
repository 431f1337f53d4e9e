/** The texts of the comparison of rates in Spanish, below `quotes`. */
export const es = {
  unassignedBefore: 'Desasignado antes: %{reason}',
  thanTarget: 'contra la tarifa objetivo',
  thanBest: 'contra la mejor tarifa',
  days: '%{smart_count} día |||| %{smart_count} días',
  hours: '%{hours} h',
  late: 'Fuera de plazo',
  allIn: 'Todo incluido',
  basis: 'Todo en %{currency}, sin IVA',
  exchange: 'tipo de cambio %{rate} MXN por USD del %{date}',
  parts: 'Ver desglose',
  rates: {
    rank: 'Lugar',
    margin: 'Margen',
    carrier: 'Transportista',
    amount: 'Tarifa',
    transit: 'Tránsito',
    choose: 'Elegir',
    best: 'Mejor',
    toBest: 'vs. mejor',
    toTarget: 'vs. objetivo',
  },
};
