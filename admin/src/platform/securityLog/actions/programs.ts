import type { Actions } from './types.ts';

/** Descriptions of the calls about API keys, addresses for spreadsheets and webhooks. */
export const PROGRAM_ACTIONS: Actions = {
  listKeys: ['Ver las llaves de API', 'View the API keys'],
  listKeyScopes: ['Ver los permisos para llaves', 'View the scopes for keys'],
  listKeyHistory: ['Ver el historial de una llave', 'View the history of a key'],
  getKey: ['Ver una llave de API', 'View an API key'],
  getKeyUsage: ['Ver el uso de una llave', 'View the use of a key'],
  createKey: ['Crear una llave de API', 'Make an API key'],
  updateKey: ['Renombrar una llave de API', 'Rename an API key'],
  replaceKey: ['Renombrar una llave de API', 'Rename an API key'],
  revokeKey: ['Revocar una llave de API', 'Revoke an API key'],

  listFeeds: ['Ver las direcciones para hojas de cálculo', 'View the addresses for spreadsheets'],
  listColleagueFeeds: [
    'Ver quién tiene direcciones para hojas de cálculo',
    'View who has addresses for spreadsheets',
  ],
  makeFeeds: ['Crear direcciones para hojas de cálculo', 'Make addresses for spreadsheets'],
  revokeColleagueFeeds: [
    'Revocar direcciones para hojas de cálculo de otra persona',
    'Revoke addresses for spreadsheets of another person',
  ],
  revokeFeeds: ['Revocar direcciones para hojas de cálculo', 'Revoke addresses for spreadsheets'],
  readQuotesFeed: ['Leer cotizaciones en una hoja de cálculo', 'Read quotes in a spreadsheet'],
  readQuotesCsv: ['Leer cotizaciones en una hoja de cálculo', 'Read quotes in a spreadsheet'],
  readQuotesWorkbook: [
    'Leer cotizaciones en un libro de Excel',
    'Read quotes in an Excel workbook',
  ],
  readShipmentsFeed: ['Leer embarques en una hoja de cálculo', 'Read loads in a spreadsheet'],
  readShipmentsCsv: ['Leer embarques en una hoja de cálculo', 'Read loads in a spreadsheet'],
  readShipmentsWorkbook: ['Leer embarques en un libro de Excel', 'Read loads in an Excel workbook'],

  listWebhookKinds: ['Ver los eventos para webhooks', 'View the events for webhooks'],
  listWebhookEvents: ['Ver los eventos de un webhook', 'View the events of a webhook'],
  getWebhookEvent: ['Ver un evento de un webhook', 'View an event of a webhook'],
  rotateWebhook: ['Cambiar el secreto de un webhook', 'Change the secret of a webhook'],
  endWebhook: ['Terminar un webhook', 'End a webhook'],
  testWebhook: ['Probar un webhook', 'Test a webhook'],
  replayWebhook: ['Reenviar los eventos de un webhook', 'Send the events of a webhook once more'],
  replayWebhookEvent: ['Reenviar un evento de un webhook', 'Send an event of a webhook once more'],
};
