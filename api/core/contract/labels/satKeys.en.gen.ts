// Generated from labels.*.yaml by npm run generate.
export const SatCatalogName = {
  products: 'Products (c_ClaveProdServCP)',
  units: 'Units of measure (c_ClaveUnidad)',
  hazards: 'Hazmat (c_MaterialPeligroso)',
  packaging: 'Packaging (c_TipoEmbalaje)',
  postalCodes: 'Postal codes (c_CodigoPostal)',
  municipalities: 'Municipalities (c_Municipio)',
  colonies: 'Colonies (c_Colonia)',
};
export const SatKey = {
  catalog: 'Catalog',
  key: 'Key',
  name: 'Description',
  trait: 'Detail',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  source: 'Source',
  dated: 'Edition of',
};
