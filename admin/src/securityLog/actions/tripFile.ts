import type { Actions } from './types.ts';

/** What each call about the trip file of a load does. */
export const TRIP_FILE_ACTIONS: Actions = {
  listLegs: ['Ver los tramos de un embarque', "View a load's legs"],
  listLegChoices: [
    'Ver las unidades y operadores de un tramo',
    'View the vehicles and drivers for a leg',
  ],
  updateLeg: ['Modificar un tramo', 'Change a leg'],
  replaceLeg: ['Modificar un tramo', 'Change a leg'],
  getCrossing: ['Ver el cruce fronterizo de un embarque', "View a load's border crossing"],
  updateCrossing: ['Modificar el cruce fronterizo', 'Change the border crossing'],
  replaceCrossing: ['Modificar el cruce fronterizo', 'Change the border crossing'],
  getBorder: ['Ver el tablero de la frontera', 'View the border board'],
  getBorderOfLoad: [
    'Ver lo que falta a un embarque para cruzar',
    'View what a load lacks before it crosses',
  ],
  getBorderByLink: [
    'Ver por enlace lo que falta para cruzar',
    'View by link what is missing before crossing',
  ],
  answerBorder: [
    'Dar por enlace lo que falta para cruzar',
    'Give by link what is missing before crossing',
  ],
  linkBorder: [
    'Copiar el enlace de lo que falta para cruzar',
    'Copy the link for what is missing before crossing',
  ],
  listBridgeWaits: [
    'Ver los tiempos de espera en los cruces',
    'View the waiting times at crossings',
  ],
  reportBridgeWait: [
    'Anotar el tiempo de espera en un cruce',
    'Report the waiting time at a crossing',
  ],
  getArrival: ['Ver la llegada prevista de un embarque', "View a load's expected arrival"],
  getMoves: ['Ver los pasos de un embarque por enlace', 'View the steps of a load by link'],
  reportMove: ['Reportar un paso por enlace', 'Report a step by link'],
  linkMoves: ['Copiar el enlace del operador', "Copy the driver's link"],
  getCartaPorte: ['Ver los datos de Carta Porte', 'View the Carta Porte data'],
  saveCartaPorteCustomer: [
    'Guardar la parte del cliente de Carta Porte',
    "Save the customer's part of Carta Porte",
  ],
  saveCartaPorteCarrier: [
    'Guardar la parte del transportista de Carta Porte',
    "Save the carrier's part of Carta Porte",
  ],
  downloadCartaPorte: ['Descargar los datos de Carta Porte', 'Download the Carta Porte data'],
  linkCartaPorte: ['Copiar el enlace de Carta Porte', 'Copy the link of Carta Porte'],
  listAccessorials: ['Ver los cargos accesorios de un embarque', "View a load's accessorials"],
  requestAccessorial: ['Pedir un cargo accesorio', 'Request an accessorial'],
  sendAccessorialFile: ['Enviar un comprobante', 'Send a proof of an accessorial'],
  downloadAccessorialFile: ['Descargar un comprobante', 'Download a proof of an accessorial'],
  reviewAccessorial: ['Decidir un cargo accesorio', 'Decide an accessorial'],
  paySettlement: ['Marcar una liquidación pagada', 'Mark a settlement as paid'],
  unpaySettlement: ['Deshacer un pago', 'Undo a payment'],
  linkTracking: ['Copiar el enlace del cliente', "Copy the customer's link"],
  getTracking: ['Seguir un embarque por enlace', 'Follow a load by link'],
  downloadTrackingFile: ['Descargar una evidencia por enlace', 'Download a proof document by link'],
  downloadLoadFile: ['Descargar un expediente', 'Download a trip file'],
  listEvidence: ['Ver las evidencias de un embarque', "View a load's proof documents"],
  sendEvidence: ['Enviar una evidencia', 'Send a proof document'],
  downloadEvidence: ['Descargar una evidencia', 'Download a proof document'],
  reviewEvidence: ['Revisar una evidencia', 'Review a proof document'],
  linkEvidence: ['Copiar el enlace de las evidencias', 'Copy the link of the proof documents'],
};
