import type { Actions } from './types.ts';

/** Descriptions of the calls about the server, company settings, notifications, uploads and overviews. */
export const GENERAL_ACTIONS: Actions = {
  getHealth: ['Comprobar el servidor', 'Check the server'],
  getReady: ['Comprobar si el servidor está listo', 'Check whether the server is ready'],
  getConfig: ['Leer la configuración del inicio de sesión', 'Read the settings of the sign-in'],
  getFigures: ['Ver las cifras públicas', 'View the public figures'],
  listRadar: ['Ver el radar de documentos', 'View the document radar'],
  listChanges: ['Ver los cambios desde un cursor', 'View the changes since a cursor'],
  listChangeTypes: ['Ver de qué registros hay cambios', 'View which records have changes'],
  getHome: ['Ver lo pendiente', 'View what is waiting'],
  getMetrics: ['Ver los resultados', 'View the results'],
  getResults: ['Ver los resultados de un periodo', 'View the results of a period'],
  getMap: ['Ver el mapa', 'View the map'],
  keepPresence: ['Avisar qué registro está abierto', 'Tell which record is open'],
  endPresence: ['Avisar que el registro se cerró', 'Tell that the record was closed'],
  openLive: ['Recibir los cambios en vivo', 'Receive changes live'],

  getPostalCode: ['Buscar un código postal', 'Look up a postal code'],
  getStates: ['Ver los estados', 'View the states'],
  setCompanyCalendar: ['Cambiar el horario de trabajo', 'Change the working hours'],
  replaceCompanyCalendar: ['Cambiar el horario de trabajo', 'Change the working hours'],
  setCompanyFuel: ['Cambiar el cargo por combustible', 'Change the fuel surcharge'],
  replaceCompanyFuel: ['Cambiar el cargo por combustible', 'Change the fuel surcharge'],

  bulkFailedJobs: ['Reintentar varias tareas fallidas', 'Retry several failed jobs'],
  retryFailedJob: ['Reintentar una tarea fallida', 'Retry a failed job'],
  getMailStatus: ['Ver si salen los correos', 'View whether mails leave'],
  getUnassignedNotifications: ['Ver las solicitudes sin atender', 'View the open requests'],
  readAllNotifications: ['Marcar las notificaciones como leídas', 'Mark the notifications as read'],
  listNotificationChoices: ['Ver las preferencias de avisos', 'View the notification preferences'],
  chooseNotification: ['Cambiar las preferencias de avisos', 'Change notification preferences'],

  listImports: ['Ver los archivos subidos', 'View the uploaded files'],
  chooseImportDates: [
    'Elegir el orden de día y mes de un archivo',
    'Choose the order of day and month of a file',
  ],
  confirmImport: ['Confirmar un archivo subido', 'Confirm an uploaded file'],
  cancelImport: ['Cancelar un archivo subido', 'Cancel an uploaded file'],
  getImport: ['Ver el avance de un archivo subido', 'View the progress of an uploaded file'],
  listImportRows: ['Ver las filas de un archivo subido', 'View the rows of an uploaded file'],
  getImportFile: ['Descargar un archivo subido', 'Download an uploaded file'],
  listHistory: ['Ver el historial', 'View the history'],
  getHistory: ['Ver el historial de una cotización', 'View the history of a quote'],
  exportHistory: ['Exportar el historial', 'Export the history'],
};
