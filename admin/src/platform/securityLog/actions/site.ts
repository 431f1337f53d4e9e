import type { Actions } from './types.ts';

/** Descriptions of the calls of the public site and of those about plans. */
export const SITE_ACTIONS: Actions = {
  getFormToken: ['Abrir un formulario del sitio', 'Open a form of the site'],
  getFormChoices: ['Ver las opciones de un formulario', 'View the choices of a form'],
  sendContactMessage: ['Enviar un mensaje desde el sitio', 'Send a message from the site'],
  requestDemo: ['Solicitar una demostración', 'Request a demo'],
  requestQuote: ['Solicitar una cotización desde el sitio', 'Request a quote from the site'],
  offerRoute: ['Ofrecer una ruta desde el sitio', 'Offer a lane from the site'],
  convertInquiry: ['Atender una solicitud del sitio', 'Fulfill a site request'],
  startRegistration: ['Empezar el registro de un transportista', 'Begin to register a carrier'],
  resumeRegistration: ['Continuar el registro de un transportista', 'Resume the registration'],
  saveRegistration: ['Guardar el registro de un transportista', 'Save the registration'],
  finishRegistration: ['Terminar el registro de un transportista', 'Finish the registration'],
  listPlans: ['Ver los planes', 'View the plans'],
  getPlanUse: ['Ver el uso del plan', 'View the use of the plan'],
  requestUpgrade: ['Solicitar el plan Premium', 'Ask for the Premium plan'],
};
