/** The texts of home in Spanish. */
export const es = {
  home: {
    title: 'Pendientes',
    nothing: 'Nada pendiente por ahora.',
    task: {
      accepted: 'precio aceptado, por asignar |||| precios aceptados, por asignar',
      rates: 'cotización por comparar |||| cotizaciones por comparar',
      unanswered: 'cotización sin tarifa |||| cotizaciones sin tarifa',
      incoming: 'cotización por enviar |||| cotizaciones por enviar',
      price: 'precio por aceptar o rechazar |||| precios por aceptar o rechazar',
      answer: 'solicitud por responder |||| solicitudes por responder',
      passport: 'broker pide ver sus documentos |||| brokers piden ver sus documentos',
      late: 'embarque con retraso |||| embarques con retraso',
      proofsToSend:
        'embarque entregado con evidencias por enviar |||| embarques entregados con evidencias por enviar',
      proofsToReview:
        'embarque con evidencias por revisar |||| embarques con evidencias por revisar',
      review: 'documento por revisar |||| documentos por revisar',
      overdue: 'pago vencido |||| pagos vencidos',
      claims: 'registro reclamado por revisar |||| registros reclamados por revisar',
      inquiries: 'solicitud del sitio sin asignar |||| solicitudes del sitio sin asignar',
    },
    radar: {
      documents: 'documento por subir |||| documentos por subir',
      expiring: 'documento vence en 60 días |||| documentos vencen en 60 días',
      stops: 'bloquea: %{what}',
    },
    all: 'Ver todo',
    news: '%{smart_count} novedad sin leer |||| %{smart_count} novedades sin leer',
    allNews: 'Ver todas las notificaciones',
  },
};
