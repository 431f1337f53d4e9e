/** The texts of uploaded files in Spanish. */
export const es = {
  resources: { imports: { name: 'Archivo subido |||| Archivos subidos' } },
};
