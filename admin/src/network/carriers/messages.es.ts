import {
  Carrier,
  CarrierFieldsCarrierType,
  CarrierStatus,
  Confidence,
  CreditType,
  Network,
} from '#labels/carriers.es';
import { ClaimFactState } from '#labels/claims.es';
import { IdentityFactKind, IdentityFactSource } from '#labels/identityFacts.es';

/** The texts of carriers in Spanish. */
export const es = {
  resources: {
    carriers: {
      name: 'Transportista |||| Transportistas',
      empty: 'Aún no hay transportistas',
      emptyHelp:
        'Registre a quienes le mueven carga: con su cobertura y equipo podrá cotizar al instante.',
      importHelp: 'Las columnas de equipo llevan TRUE o FALSE.',
      page: {
        create: 'Nuevo transportista',
        edit: 'Editar transportista: %{recordRepresentation}',
      },
      notifications: { created: 'Transportista guardado', updated: 'Transportista guardado' },
      fields: {
        ...Carrier,
        movement: 'Movimiento',
        originState: 'Estado de recolección',
        deliveryState: 'Estado de entrega',
        equipmentId: 'Equipo',
      },
    },
  },
  carriers: {
    menu: { profile: 'Perfil' },
    banner: {
      title: 'Red de transportistas',
      count: '%{smart_count} transportista |||| %{smart_count} transportistas',
    },
    notSaved: 'Error al guardar la información del transportista',
    status: CarrierStatus,
    confidence: Confidence,
    confidenceLevel: {
      very_high: 'Confianza muy alta',
      high: 'Confianza alta',
      medium: 'Confianza media',
      low: 'Confianza baja',
      very_low: 'Confianza muy baja',
    },
    facts: {
      title: 'Quién es',
      note: 'Son datos para comparar, no una calificación: cada diferencia puede tener una razón válida. Si duda, pida la constancia de situación fiscal y llame al teléfono que ya conocía.',
      state: ClaimFactState,
      kind: IdentityFactKind,
      rfc_digit: {
        matches: 'El dígito es el que corresponde.',
        mismatch: 'El dígito no corresponde; pasa en cerca de 1.5% de los RFC reales.',
        missing: 'No hay RFC registrado.',
        generic: 'Es un RFC genérico.',
      },
      rfc_name: {
        matches: 'Las letras son las del nombre.',
        mismatch:
          'Las letras no son las que da el nombre registrado; puede ser un nombre comercial.',
        missing: 'No hay RFC o nombre con qué comparar.',
        generic: 'Es un RFC genérico.',
      },
      email_domain: {
        company_domain: 'El correo es de un dominio con el nombre de la empresa.',
        free_mailbox: 'El correo es de un servicio gratuito, que cualquiera puede abrir.',
        other_domain: 'El correo es de un dominio que no lleva el nombre de la empresa.',
        missing: 'No hay correo registrado.',
      },
      phone: {
        only_here: 'Ningún otro transportista que usted ve lo tiene.',
        shared: 'También lo tiene:',
        missing: 'No hay teléfono registrado.',
      },
      plates: {
        only_here: 'Ningún otro transportista que usted ve tiene una unidad con esas placas.',
        shared: 'También tiene una unidad con estas placas:',
        missing: 'No hay unidades registradas.',
      },
      bank_account: {
        changed_lately:
          'Otra cuenta reemplaza a la anterior desde el %{date}. Antes de pagar, confírmelo por un teléfono que ya conocía.',
        unchanged: 'No cambió en los últimos 30 días.',
        missing: 'No hay cuenta confirmada.',
      },
      check: 'Antes de asignar, compare quién es este transportista:',
      see: 'Ver los datos',
      differing: {
        rfc_digit: 'El dígito verificador del RFC no corresponde.',
        rfc_name: 'Las letras del RFC no son las del nombre.',
        email_domain: 'Cotiza desde un correo gratuito.',
        phone: 'Otro transportista tiene el mismo teléfono.',
        plates: 'Otro transportista tiene una unidad con las mismas placas.',
        bank_account: 'Cambió de cuenta bancaria hace menos de 30 días.',
      },
      endsIn: 'termina en %{digits}',
      ofAnden: 'un transportista de la red de Andén',
      source: IdentityFactSource,
    },
    trust: {
      title: 'Nivel de confianza',
      documents: '%{valid} de %{required} documentos requeridos vigentes',
      answers: 'En un año: %{inTime} de %{asked} solicitudes respondidas a tiempo',
      loads: 'En un año: %{delivered} embarques entregados, %{onTime} en la fecha prevista o antes',
      stops:
        'Con más de dos paradas cuenta la ventana de cada una: en %{late} de %{reached} llegó tarde',
      incidents: 'En un año: %{reported} incidencias, %{delayed} con retraso',
      effect:
        'Lo fija una persona. Entre quienes cubren una carga, primero va el contratado de la ruta y después el nivel más alto; a igual nivel, más embarques en la ruta y respuesta más rápida.',
      setBy: 'Lo fijó %{name} el %{date}: %{reason}',
      action: 'Cambiar nivel',
      ask: 'El motivo queda a la vista de su equipo.',
      reason: 'Motivo',
      save: 'Guardar nivel',
      done: 'Nivel de confianza guardado',
    },
    network: Network,
    networkOf: { internal: 'Red interna', own: 'Red propia' },
    type: CarrierFieldsCarrierType,
    mode: { ftl: 'Carga completa (FTL)', ltl: 'Carga consolidada (LTL)', both: 'Ambas' },
    credit: CreditType,
    lanes: {
      title: 'Rutas',
      covered: 'Estados que cubre',
      driven: 'Rutas de sus cargas y tarifas',
      none: 'Aún no hay cargas ni tarifas',
      noneHelp: 'Aquí verá entre qué estados ha movido carga y cuánto cobró por última vez.',
      loads: '%{smart_count} carga |||| %{smart_count} cargas',
      lastLoad: 'última el %{date}',
      lastRate: 'Última tarifa: %{amount}, %{date}',
    },
    picksUpIn: 'Recoge en',
    deliversIn: 'Entrega en',
    missing: 'Falta:',
    complete: 'Llenado',
    noAddresses: 'Sin direcciones registradas.',
    hint: {
      rfc: '12 caracteres si es empresa, 13 si es persona.',
      caat: 'Cuatro letras o números.',
      scac: 'De dos a cuatro letras.',
      identifier: 'Su clave interna; no se repite en la red.',
      status: 'Solo los activos aparecen al cotizar.',
      network: 'Vacío: red interna de Andén.',
      services: 'Escriba uno y presione Enter.',
      email: 'Ahí llegan las solicitudes de tarifa.',
    },
    section: {
      identity: 'Identidad',
      identityHint: 'Como aparece en sus documentos fiscales y de aduana.',
      standing: 'Estatus',
      standingHint: 'Lo decide la red, no el transportista.',
      coverage: 'Cobertura',
      coverageHint: 'Con esto se decide a quién le queda cada carga.',
      contact: 'Contacto y condiciones',
      addresses: 'Direcciones',
      description: 'Descripción',
    },
  },
};
