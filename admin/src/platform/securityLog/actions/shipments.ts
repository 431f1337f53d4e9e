import type { Actions } from './types.ts';

/** Descriptions of the calls about loads and their rate confirmations. */
export const SHIPMENT_ACTIONS: Actions = {
  moveShipment: ['Cambiar el estatus del embarque', "Change the load's status"],
  listShipmentEvents: ['Ver los cambios de estatus del embarque', "View the load's statuses"],
  listShipmentIncidents: ['Ver las incidencias del embarque', "View the load's incidents"],
  reportShipmentIncident: ['Reportar una incidencia', 'Report an incident'],
  resolveShipmentIncident: ['Resolver una incidencia', 'Resolve an incident'],
  listRateConfirmations: ['Ver la confirmación de tarifa', 'View the rate confirmation'],
  issueRateConfirmation: ['Emitir la confirmación de tarifa', 'Issue the rate confirmation'],
  acceptRateConfirmation: ['Aceptar la confirmación de tarifa', 'Accept the rate confirmation'],
  getRateConfirmationDelivery: [
    'Ver a quién llegó la confirmación de tarifa',
    'View whom the rate confirmation reached',
  ],
  getRateConfirmationSheet: ['Leer la confirmación de tarifa', 'Read the rate confirmation'],
  linkRateConfirmation: [
    'Copiar el enlace de la confirmación de tarifa',
    'Copy the link of the rate confirmation',
  ],
  mailRateConfirmation: [
    'Enviar la confirmación de tarifa por correo',
    'Send the rate confirmation by mail',
  ],
  downloadRateConfirmation: [
    'Descargar la confirmación de tarifa',
    'Download the rate confirmation',
  ],
};
