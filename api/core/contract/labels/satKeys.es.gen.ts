// Generated from labels.*.yaml by npm run generate.
export const SatCatalogName = {
  products: 'Productos (c_ClaveProdServCP)',
  units: 'Unidades (c_ClaveUnidad)',
  hazards: 'Materiales peligrosos (c_MaterialPeligroso)',
  packaging: 'Embalajes (c_TipoEmbalaje)',
  postalCodes: 'Códigos postales (c_CodigoPostal)',
  municipalities: 'Municipios (c_Municipio)',
  colonies: 'Colonias (c_Colonia)',
};
export const SatKey = {
  catalog: 'Catálogo',
  key: 'Clave',
  name: 'Descripción',
  trait: 'Dato',
  validFrom: 'Vigente desde',
  validUntil: 'Vigente hasta',
  source: 'Fuente',
  dated: 'Edición del',
};
