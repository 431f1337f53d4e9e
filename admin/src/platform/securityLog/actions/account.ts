import type { Actions } from './types.ts';

/** Descriptions of the calls about signing in, users and personal data. */
export const ACCOUNT_ACTIONS: Actions = {
  startSignIn: ['Empezar a iniciar sesión', 'Begin to sign in'],
  finishSignIn: ['Iniciar sesión', 'Sign in'],
  renewToken: ['Renovar la sesión', 'Renew the session'],
  endSession: ['Cerrar sesión', 'Sign out'],
  getSession: ['Ver los permisos propios', 'View the own permissions'],

  confirmUser: ['Confirmar el usuario', 'Confirm the user'],
  getUserDetails: ['Ver el perfil de un usuario', "View a user's profile"],
  getUserDetailsById: ['Ver el perfil de un usuario', "View a user's profile"],
  deleteUser: ['Desactivar un usuario', 'Deactivate a user'],
  bulkUsers: ['Desactivar varios usuarios', 'Deactivate several users'],
  restoreUser: ['Reactivar un usuario', 'Reactivate a user'],
  setUserFile: ['Guardar un documento del usuario', 'Save a document of the user'],
  getPersonalData: ['Descargar los datos personales', 'Download the personal data'],
  eraseUser: ['Borrar los datos personales de un usuario', 'Erase the personal data of a user'],
  findPersonalData: ['Buscar los datos de una persona', "Search for a person's data"],
  exportPersonalData: ['Descargar los datos de una persona', "Download a person's data"],
  exportCompanyData: ['Descargar todos los datos de la empresa', 'Download all company data'],
  erasePersonalData: ['Borrar los datos de una persona', "Erase a person's data"],

  listSavedQueries: ['Ver las búsquedas guardadas', 'View the saved searches'],
  createSavedQuery: ['Guardar una búsqueda', 'Save a search'],
  deleteSavedQuery: ['Eliminar una búsqueda guardada', 'Delete a saved search'],
};
