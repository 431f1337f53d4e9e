import { phraseBook } from '../../messages/index.ts';
import type { ReplyReason } from '../Reply.ts';

/** Phrases with which a carrier rejects a request, with the reason that they give, if any. */
export const REFUSALS = phraseBook<ReplyReason | undefined>([
  [
    'no tenemos unidad|no tenemos unidades|no tengo unidad|no tengo unidades|no hay unidades|no hay unidad',
    'no_availability',
  ],
  [
    'sin unidades|sin unidad|sin disponibilidad|no hay disponibilidad|no tenemos disponibilidad|no cuento con',
    'no_availability',
  ],
  [
    'no tengo camiones|no tenemos camiones|no tengo camion|no tenemos equipo|no tengo equipo|no contamos con',
    'no_availability',
  ],
  [
    'no tengo disponibilidad|no cuento con disponibilidad|no tengo operador|no tenemos operador',
    'no_availability',
  ],
  [
    'estamos llenos|ando full|estoy full|andamos full|estamos full|todo ocupado|ya tenemos comprometidos',
    'no_availability',
  ],
  [
    'esta en taller|en el taller|se me descompuso|descompuesto|descompuesta|ya los tenemos comprometidos',
    'no_availability',
  ],
  [
    "no trucks|no truck|no capacity|no units|booked solid|fully booked|we are booked|we're booked|all booked",
    'no_availability',
  ],
  [
    'no equipment|truck broke down|broke down|no driver|no drivers|no availability|out of hours',
    'no_availability',
  ],
  [
    "don't have a truck|don't have trucks|don't have any trucks|do not have a truck|nothing available",
    'no_availability',
  ],
  [
    'no cubro|no cubrimos|fuera de cobertura|no manejo esa ruta|no manejamos esa ruta|no corro|no corremos',
    'route_not_covered',
  ],
  [
    'no vamos a|no voy a|suspendimos servicio a|dentro de nuestra cobertura|no llegamos a esa|no hacemos esa ruta',
    'route_not_covered',
  ],
  [
    "don't cover|do not cover|doesn't fit our lanes|not in our lanes|out of our area|don't run that lane",
    'route_not_covered',
  ],
  [
    "don't run that area|don't go to|don't service that|not our lane|outside our area|don't run this lane",
    'route_not_covered',
  ],
  [
    'no manejamos|no manejo|no tenemos servicio|no trabajo con|no trabajamos con|no hago|no hacemos',
    'service_not_covered',
  ],
  [
    "don't run|don't haul|don't do|do not run|do not haul|do not do|exceso de peso|no cruzo|no cruzamos",
    'service_not_covered',
  ],
  [
    "no transportamos|no movemos|not set up for|not hazmat certified|don't have hazmat",
    'service_not_covered',
  ],
  [
    'target esta muy bajo|target muy bajo|precio muy bajo|tarifa muy baja|esta muy bajo|muy barato',
    'target_too_low',
  ],
  [
    'too cheap|too low|por este precio no|por ese precio no|a ese precio no|debajo del costo|no llegamos al precio',
    'target_too_low',
  ],
  [
    'no me sale|me sale mas el diesel|no costea|no me conviene el precio|rate is low|below cost|paga muy poco',
    'target_too_low',
  ],
  [
    'no estamos interesados|no me interesa|no nos interesa|not interested|no estoy interesado',
    'other',
  ],
  [
    "no puedo|no podemos|no se puede|no le entro|no la puedo|unable to|can't do|cannot do|no gracias",
    undefined,
  ],
  [
    'i pass|have to pass|going to pass|no voy a poder|no vamos a poder|paso esta vez|gotta pass',
    undefined,
  ],
  ["not for us|i'll pass|we'll pass|we pass|no tomamos|no tomo", undefined],
]);

/** Whole sentences of one word that reject: "pass.", "paso". */
export const SHORT_REFUSALS = new Set(['pass', 'paso', 'pasamos']);
