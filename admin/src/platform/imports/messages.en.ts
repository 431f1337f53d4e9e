/** The texts of uploaded files in English. */
export const en = {
  resources: { imports: { name: 'Uploaded file |||| Uploaded files' } },
};
