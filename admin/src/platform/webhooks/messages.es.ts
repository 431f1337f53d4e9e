import { Webhook, WebhookEventState, WebhookState } from '#labels/webhooks.es';

/** The texts of webhooks in Spanish. */
export const es = {
  resources: {
    webhooks: {
      name: 'Webhook |||| Webhooks',
      empty: 'Aún no hay webhooks',
      emptyHelp:
        'Con un webhook, Andén avisa a un programa de su empresa cuando algo pasa, sin que el programa tenga que preguntar.',
      page: { list: 'Webhooks' },
      fields: { ...Webhook, endReason: 'Motivo', secretNumber: 'Secreto' },
    },
  },
  webhooks: {
    state: WebhookState,
    failing:
      'El programa no ha recibido su último evento. Andén lo intenta de nuevo durante un día; en el registro está lo que contestó.',
    gone: 'El programa contestó que ya no quiere eventos (410). Cree otro webhook si no es correcto.',
    allKinds: 'Todos los eventos',
    noKinds: 'Solo cambios de registros',
    hears: {
      label: 'Qué eventos',
      all: 'Todos, también los que se agreguen',
      some: 'Solo estos',
      changes: 'Cambios de registros, para mantener una copia',
    },
    nameHelp: 'Qué programa los recibe: ERP, rastreo de flota.',
    urlHelp: 'Una dirección de su programa que empieza con https://',
    kindsFailed: 'No se pudieron mostrar los eventos. Intente de nuevo.',
    make: {
      action: 'Crear webhook',
      title: 'Nuevo webhook',
      failed: 'No se pudo crear el webhook',
    },
    edit: {
      action: 'Modificar',
      title: 'Modificar el webhook',
      submit: 'Guardar',
      done: 'Webhook modificado',
    },
    test: {
      action: 'Enviar prueba',
      done: 'La prueba va en camino',
      failed: 'No se pudo enviar la prueba',
    },
    rotate: {
      action: 'Cambiar secreto',
      title: '¿Cambiar el secreto?',
      text: 'Durante un día los eventos llevan las dos firmas, la del secreto nuevo y la del anterior, para que su programa cambie sin perder ninguno.',
      failed: 'No se pudo cambiar el secreto',
    },
    end: {
      action: 'Terminar',
      title: '¿Terminar este webhook?',
      text: 'El programa deja de recibir eventos en este momento. No se puede reanudar; después tendría que crear otro.',
      done: 'Webhook terminado',
      failed: 'No se pudo terminar el webhook',
    },
    secret: {
      title: 'Copie el secreto ahora',
      text: 'Con él su programa comprueba que un evento viene de Andén. No se vuelve a mostrar. Póngalo donde su programa guarda sus secretos.',
      label: 'Secreto',
      copy: 'Copiar',
      copied: 'Secreto copiado',
      notCopied: 'No se pudo copiar: selecciónelo y cópielo usted',
      missing:
        'La respuesta con el secreto se perdió en el camino y ya no se puede mostrar. Cambie el secreto para tener otro.',
      done: 'Ya lo guardé',
    },
    log: {
      title: 'Registro de eventos',
      empty: 'Aún no hay eventos. Envíe una prueba para ver si su programa los recibe.',
      failed: 'No se pudo mostrar el registro. Intente de nuevo.',
      more: 'Ver anteriores',
      filter: { all: 'Todos', failed: 'Los que fallaron' },
      state: WebhookEventState,
      test: 'Prueba',
      changes: 'Cambios de registros',
      next: 'Siguiente intento: %{time}',
      body: 'Lo que se envía',
      tries: 'Intentos',
      noTries: 'Todavía no se intenta.',
      status: 'Contestó %{status} en %{milliseconds} ms',
      error: {
        other: 'Sin respuesta (%{error})',
        private: 'La dirección es de una red privada, a la que Andén no llama',
        unknown_host: 'No se encontró el servidor',
        not_https: 'La dirección no empieza con https://',
        TimeoutError: 'Sin respuesta en 10 segundos',
        ECONNREFUSED: 'El servidor no acepta la conexión',
      },
    },
    replay: {
      action: 'Reenviar',
      title: '¿Reenviar este evento?',
      text: 'Llega con el mismo número, por el que su programa sabe si ya lo tenía.',
      done: 'El evento va en camino',
      failed: 'No se pudo reenviar',
    },
    replayAll: {
      action: 'Reenviar los que fallaron',
      title: '¿Reenviar todos los que fallaron?',
      text: 'Llegan con el mismo número, por el que su programa sabe cuáles ya tenía.',
      done: 'Los eventos van en camino',
      failed: 'No se pudieron reenviar',
    },
  },
};
