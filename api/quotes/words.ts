import { movementWords } from '../carriers/index.ts';
import { namesIn, type Names, type WordsOf } from '../core/export/words.ts';
import { quoteFlow } from './transitions.ts';

/** Names of the reasons of quotes, invitations and loads. */
export const REASONS: Names = {
  customer_cancelled: ['El cliente canceló', 'The customer cancelled'],
  duplicate: ['Solicitud duplicada', 'Duplicate request'],
  superseded: ['Reemplazada por otra cotización', 'Replaced by another quote'],
  already_covered: ['Carga ya cubierta', 'Load already covered'],
  load_already_covered: ['Carga ya cubierta', 'Load already covered'],
  other: ['Otro', 'Other'],
  target_too_low: ['Tarifa objetivo muy baja', 'Target rate too low'],
  route_not_covered: ['No cubrimos la ruta', 'Route not covered'],
  service_not_covered: ['No cubrimos el servicio', 'Service not covered'],
  no_availability: ['Sin disponibilidad', 'No availability'],
  rate_too_high: ['Tarifa muy alta', 'Rate too high'],
  response_too_slow: ['Respuesta muy lenta', 'Response too slow'],
  better_rate: ['Mejor tarifa', 'Better rate'],
  better_response_time: ['Mejor tiempo de respuesta', 'Better response time'],
  more_trust: ['Más confianza', 'More trust'],
  expired: ['Se venció el plazo', 'Time ran out'],
  wave_expired: ['Se venció el plazo de la ronda', 'The wave ran out of time'],
  wave_opened: ['Salió la siguiente ronda', 'The next wave went out'],
  carrier_not_active: ['El transportista ya no está activo', 'The carrier is no longer active'],
  accepted: ['El cliente aceptó el precio', 'The customer accepted the price'],
  call: ['Llamada', 'Call'],
  carrier_cancelled: ['El transportista canceló', 'The carrier cancelled'],
  carrier_unreachable: ['El transportista no responde', 'The carrier does not answer'],
  load_changed: ['La carga cambió', 'The load changed'],
  documents_overridden: ['Asignada sin documentos completos', 'Awarded without all documents'],
};

export const KINDS: Names = {
  confirmed_load: ['Carga confirmada', 'Confirmed load'],
  potential_load: ['Carga potencial', 'Potential load'],
  confirmed_project: ['Proyecto confirmado', 'Confirmed project'],
  potential_project: ['Proyecto potencial', 'Potential project'],
};

/** Names of the codes in the export of quotes. */
export const quoteWords: WordsOf = {
  status: namesIn(quoteFlow),
  movement: movementWords,
  closeReason: REASONS,
};
