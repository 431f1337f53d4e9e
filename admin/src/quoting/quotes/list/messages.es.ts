/** The texts of the list of quotes in Spanish, below `quotes`. */
export const es = {
  piles: {
    label: 'Cotizaciones por estatus',
    open: 'Abiertas',
    incoming: 'Entrantes',
    sent: 'Enviadas',
    answered: 'Respondidas',
    assigned: 'Asignadas',
    history: 'Historial',
    all: 'Todas',
  },
  statuses: '%{smart_count} estatus',
  anyStatus: 'Todos los estatus',
  none: {
    title: 'Aún no hay cotizaciones',
    text: 'Pida la primera tarifa: diga de dónde a dónde, cuándo y en qué equipo.',
  },
  noneMatch: {
    title: 'Ninguna cotización coincide',
    text: 'Cambie los filtros o pida una tarifa nueva.',
    all: 'Ver todas',
  },
  customerAnswer: { accepted: 'Aceptó', refused: 'Rechazó', none: 'Sin respuesta' },
  ratesOf: 'Tarifas: %{rated} de %{invited}',
  results: {
    title: 'Resultados',
    sent: 'Enviadas, %{days} días',
    answered: 'Con tarifa',
    awarded: 'Asignadas',
    medianMinutes: 'Primera tarifa',
    percentWithinHour: 'En 60 min',
    marginPercent: 'Margen',
    month: 'Últimos %{days} días',
    days: 'Últimos %{days} días, y los %{days} anteriores',
    before: '%{before} el mes anterior',
    empty: 'Aquí verá sus tiempos y su margen cuando envíe la primera cotización.',
  },
};
