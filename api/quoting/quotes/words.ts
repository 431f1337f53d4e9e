import { movementWords } from '../../network/carriers/index.ts';
import { namesIn, type Names, type WordsOf } from '../../core/export/words.ts';
import { quoteFlow } from './transitions.ts';

/** The names of the reasons of quotes, invitations and loads. */
export const REASONS: Names = {
  customer_cancelled: ['El cliente canceló', 'The customer canceled'],
  duplicate: ['Solicitud duplicada', 'Duplicate request'],
  superseded: ['Reemplazada por otra cotización', 'Replaced by another quote'],
  already_covered: ['Carga ya cubierta', 'Load already covered'],
  load_already_covered: ['Carga ya cubierta', 'Load already covered'],
  other: ['Otro', 'Other'],
  target_too_low: ['Tarifa objetivo muy baja', 'Target rate too low'],
  route_not_covered: ['Ruta no cubierta', 'Route not covered'],
  service_not_covered: ['Servicio no cubierto', 'Service not covered'],
  no_availability: ['Sin disponibilidad', 'No availability'],
  rate_too_high: ['Tarifa muy alta', 'Rate too high'],
  response_too_slow: ['Respuesta muy lenta', 'Response too slow'],
  better_rate: ['Mejor tarifa', 'Better rate'],
  better_response_time: ['Mejor tiempo de respuesta', 'Better response time'],
  more_trust: ['Más confianza', 'More trust'],
  expired: ['Plazo vencido', 'Deadline passed'],
  wave_expired: ['Venció el plazo de la ronda', "The round's deadline passed"],
  wave_opened: ['Salió la siguiente ronda', 'The next round went out'],
  carrier_not_active: ['El transportista ya no está activo', 'The carrier is no longer active'],
  accepted: ['El cliente aceptó el precio', 'The customer accepted the price'],
  call: ['Llamada', 'Call'],
  carrier_cancelled: ['El transportista canceló', 'The carrier canceled'],
  carrier_unreachable: ['El transportista no responde', 'The carrier does not answer'],
  mistaken_tap: ['Aviso por error', 'Reported by mistake'],
  load_changed: ['La carga cambió', 'The load changed'],
  sold_below_cost: ['Vendida por debajo del costo', 'Sold below cost'],
  documents_overridden: [
    'Asignada sin documentos completos',
    'Assigned without complete documents',
  ],
};

export const KINDS: Names = {
  confirmed_load: ['Carga confirmada', 'Confirmed load'],
  potential_load: ['Carga potencial', 'Potential load'],
  confirmed_project: ['Proyecto confirmado', 'Confirmed project'],
  potential_project: ['Proyecto potencial', 'Potential project'],
};

/** The names of the codes in the export of quotes. */
export const quoteWords: WordsOf = {
  status: namesIn(quoteFlow),
  movement: movementWords,
  closeReason: REASONS,
};
