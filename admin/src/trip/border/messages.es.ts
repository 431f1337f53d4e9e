import { BorderParty } from '#labels/border.es';
import { CrossingDirection } from '#labels/crossings.es';

/** The texts of the border board in Spanish. */
export const es = {
  resources: { border: { name: 'Frontera |||| Frontera' } },
  border: {
    help: 'Embarques transfronterizos que aún no cruzan, por cruce fronterizo y hora de llegada.',
    failed: 'No se pudo mostrar la frontera.',
    again: 'Intentar de nuevo',
    empty: 'Nada por cruzar',
    emptyHelp: 'Ningún embarque transfronterizo con transportista cruza en estos días.',
    noMatch: 'Ningún embarque con estos filtros.',
    filter: {
      days: 'Días',
      nextDays: 'Próximo día |||| Próximos %{smart_count} días',
      bridge: 'Cruce fronterizo',
      owedBy: 'Lo debe',
      all: 'Todos',
    },
    noBridge: 'Sin cruce fronterizo',
    noTime: 'Sin llegada planeada',
    zone: 'Horas del puente: %{zone}',
    party: BorderParty,
    direction: CrossingDirection,
    ready: 'Listo para cruzar',
    late: 'tarde',
    due: 'antes de %{at}',
    advice: 'Consejo',
    missing: 'Qué falta',
    legs: 'Tramos',
    noDriver: 'sin operador',
    noTruck: 'sin unidad',
    papers: 'Papeles',
    seal: 'Sello',
    manifest: {
      open: 'Manifiesto ACE antes de %{at}',
      warning: 'Manifiesto ACE: urge antes de %{at}',
      late: 'Manifiesto ACE tarde: se debía a las %{at}',
      accepted: 'Manifiesto ACE aceptado a las %{at}',
      accepted_late: 'Manifiesto ACE aceptado tarde: llegar después de %{at}',
      help: 'CBP debe aceptarlo %{minutes} minutos antes de la llegada (19 CFR 123.92).',
    },
  },
};
