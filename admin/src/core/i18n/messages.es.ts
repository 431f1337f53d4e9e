import { Country } from '#labels/geography.es';
import { ownMessages } from '../contract/schema.ts';
import { es as auth } from '../auth/messages.es.ts';
import { es as conflict } from '../conflict/messages.es.ts';
import { es as changes } from '../changes/messages.es.ts';
import { es as form } from '../form/messages.es.ts';
import { es as load } from '../import/messages.es.ts';
import { es as list } from '../list/messages.es.ts';
import { es as live } from '../live/messages.es.ts';
import { es as palette } from '../palette/messages.es.ts';

const core = {
  ...auth,
  ...conflict,
  ...changes,
  ...form,
  ...load,
  ...list,
  ...live,
  ...palette,
  loading: 'Cargando Andén…',
  error: {
    unreachable: 'Sin conexión. Revise su red.',
    server: 'Algo falló de nuestro lado. Intente de nuevo en unos minutos.',
    page: 'Esta página no se pudo mostrar',
    pageHelp: 'Recargue la página. Si vuelve a ocurrir, escríbanos desde Ayuda.',
    waits: 'Esta página se abre sola',
    waitsHelp:
      'Necesita datos del servidor, que ahora no responde. Lo que quedó en este equipo se conserva.',
    reload: 'Recargar la página',
  },
  notFound: {
    title: 'Esta página no existe',
    text: 'La dirección no existe o el enlace ya no es válido.',
    back: 'Ir al inicio',
  },
  denied: {
    title: 'No tiene acceso a esta página',
    text: 'Su rol no incluye esta sección. Pida acceso al administrador de su empresa.',
  },
  top: {
    language: 'Idioma',
    darkMode: 'Modo oscuro',
    lightMode: 'Modo claro',
    toTop: 'Volver arriba',
    backTo: 'Volver a %{name}',
    wayBack: 'Ubicación de la página',
    header: 'Estatus y acciones',
    mainNavigation: 'Navegación principal',
  },
  options: { none: 'Sin opciones', loading: 'Cargando…' },
  help: {
    title: '¿En qué le ayudamos?',
    text: 'Elija cómo prefiere contactarnos. Atendemos de 8:00 a 20:00.',
    open: 'Ayuda',
    email: 'Escribir un correo',
    chat: 'Enviar un mensaje por WhatsApp',
    close: 'Cerrar',
  },
  phone: { read: 'Se guardará como %{number}' },
  when: {
    calendar: 'Elegir en el calendario',
    clock: 'Elegir la hora',
    unread: {
      day: 'No se lee «%{text}» como fecha. Escriba por ejemplo 15 dic o mañana',
      time: 'No se lee «%{text}» como hora. Escriba por ejemplo 8:30 o 20 hrs',
      moment: 'No se lee «%{text}» como fecha y hora. Escriba por ejemplo 15 dic 8:30',
    },
    noHour: 'Falta la hora: escriba por ejemplo %{text} 8:30',
    tooEarly: 'No puede ser antes del %{day}',
    tooLate: 'No puede ser después del %{day}',
  },
  validation: {
    ...ownMessages('es'),
    pattern: 'El formato no es válido',
    integer: 'Escriba un número entero',
    future: 'Solo fechas futuras',
    didYouMean: '¿Quiso decir %{offer}?',
  },
  action: {
    failed: 'No se pudo completar la acción. Intente de nuevo',
    alreadyDone: 'Lo enviado antes sí se guardó. Revíselo y, si hace falta, envíe de nuevo',
    cancel: 'Cancelar',
    save: 'Guardar',
    saveAnother: 'Guardar y crear otro',
    createItem: 'Crear «%{item}»',
    clearFilters: 'Quitar filtros',
    shortcuts: 'Atajos de una tecla',
  },
  askAgain: {
    title: '¿Es correcto?',
    goOn: 'Sí, continuar',
    correct: 'Corregir',
    notSaved: 'Sin guardar: corrija lo que haga falta',
  },
  time: {
    days: '%{smart_count} día |||| %{smart_count} días',
    hours: '%{hours} h %{minutes} min',
    minutes: '%{minutes} min',
    left: 'Cierra en %{time}',
    over: 'Plazo vencido',
  },
  country: Country,
  related: { all: 'Ver todo en la lista', empty: 'Aún no hay %{name}' },
  tab: { label: 'Secciones del registro', summary: 'Resumen' },
  archive: {
    action: 'Archivar',
    title: '¿Archivar «%{recordRepresentation}»?',
    content:
      'Dejará de aparecer en las listas y ya no se podrá elegir. Los registros que ya lo usan no cambian.',
    done: 'Registro archivado',
  },
  warnings: { title: 'Conviene revisar:' },
  catalog: {
    group: 'Catálogos',
    section: 'Datos del catálogo',
    hint: 'El código identifica el registro en archivos y sistemas; el nombre es lo que se ve.',
  },
  reasons: {
    why: 'Motivo',
    comment: 'Comentario',
  },
};

/** The texts that every module relies on, below `anden`, in Spanish. */
export const es = { anden: core };
