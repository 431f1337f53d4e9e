import { bilingual } from '../../locale.ts';

/** The five reasons of a carrier that rejects a request. */
export const DECLINES = [
  'target_too_low',
  'route_not_covered',
  'service_not_covered',
  'no_availability',
  'other',
] as const;

/** The reasons with which a request may end. */
export const reasonMessages = bilingual({
  es: {
    target_too_low: 'Tarifa objetivo muy baja',
    route_not_covered: 'Ruta no cubierta',
    service_not_covered: 'Servicio no cubierto',
    no_availability: 'Sin disponibilidad',
    other: 'Otro',
    expired: 'Plazo vencido',
    customer_cancelled: 'El cliente canceló',
    duplicate: 'Solicitud duplicada',
    superseded: 'Reemplazada por otra cotización',
    already_covered: 'Carga ya cubierta',
    load_already_covered: 'Carga ya cubierta',
    rate_too_high: 'Tarifa muy alta',
    response_too_slow: 'Respuesta muy lenta',
    better_rate: 'Mejor tarifa',
    better_response_time: 'Mejor tiempo de respuesta',
    more_trust: 'Más confianza',
  },
  en: {
    target_too_low: 'Target rate too low',
    route_not_covered: 'Route not covered',
    service_not_covered: 'Service not covered',
    no_availability: 'No availability',
    other: 'Other',
    expired: 'Deadline passed',
    customer_cancelled: 'The customer canceled',
    duplicate: 'Duplicate request',
    superseded: 'Replaced by another quote',
    already_covered: 'Load already covered',
    load_already_covered: 'Load already covered',
    rate_too_high: 'Rate too high',
    response_too_slow: 'Response too slow',
    better_rate: 'Better rate',
    better_response_time: 'Better response time',
    more_trust: 'More trust',
  },
});
