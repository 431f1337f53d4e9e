/** The three tenants of the demo data. */
export type Tenant = 'operator' | 'puente' | 'norte';

/** A customer: its key, invented name, the commodity it ships most, and the cities where it loads or unloads. */
export interface Customer {
  key: string;
  tenant: Tenant;
  name: string;
  comodity: string;
  cities: string[];
}

/** Andén and the two brokers, each with its city. */
export const tenants = [
  { key: 'operator', name: 'Andén', type: 'internal', plan: 'premium', city: 'Monterrey' },
  { key: 'puente', name: 'Puente Logistics', type: 'broker', plan: 'premium', city: 'Monterrey' },
  { key: 'norte', name: 'Norte Cargo', type: 'broker', plan: 'free', city: 'Ciudad Juárez' },
] as const;

type Row = [key: string, name: string, comodity: string, ...cities: string[]];

const puente: Row[] = [
  ['maquila', 'Maquila Cumbre Serrana', 'AUTO_PARTS', 'Apodaca', 'Ramos Arizpe', 'Dallas'],
  ['aceros', 'Aceros Peñasco Gris', 'STEEL_COILS', 'Monterrey', 'Houston'],
  ['cerveceria', 'Cervecería Noria Zarca', 'BEER', 'Monterrey', 'San Antonio'],
  ['blanca', 'Línea Blanca Sotol', 'APPLIANCES', 'Ciénega de Flores', 'Dallas', 'Atlanta'],
  ['vidrios', 'Vidrios Ceiba Clara', 'GLASS', 'General Escobedo', 'Memphis'],
  ['arneses', 'Arneses Colibrí Azul', 'WIRE_HARNESS', 'Saltillo', 'Detroit'],
  ['empaques', 'Empaques Acequia Nueva', 'PACKAGING', 'Guadalupe', 'Cuautitlán Izcalli'],
  ['alimentos', 'Alimentos Troje Blanca', 'FROZEN_FOOD', 'Celaya', 'Houston'],
  ['ceramica', 'Cerámica Loma Rojiza', 'TILE', 'Santa Catarina', 'Fort Worth'],
  ['resinas', 'Resinas Guayacán', 'RESINS', 'Altamira', 'Querétaro'],
  ['mesa', 'Copper Wren Furnishings Inc.', 'FURNITURE', 'San Antonio', 'Monterrey'],
  ['pinturas', 'Pinturas Madroño Vivo', 'PAINTS', 'San Nicolás de los Garza', 'Houston'],
  ['instrumental', 'Instrumental Médico Encino', 'MEDICAL', 'Apodaca', 'Indianapolis'],
];

const norte: Row[] = [
  ['plasticos', 'Plásticos Mezquite Pardo', 'RESINS', 'Ciudad Juárez', 'El Paso'],
  ['electronica', 'Electrónica Saguaro Alto', 'ELECTRONICS', 'Ciudad Juárez', 'Dallas'],
  ['manzanas', 'Agrícola Cañada Serena', 'PRODUCE', 'Cuauhtémoc', 'Phoenix'],
  ['carnes', 'Carnes Berrendo Norteño', 'MEAT', 'Chihuahua', 'Albuquerque'],
  ['quesos', 'Lácteos Pradera Quieta', 'DAIRY', 'Delicias', 'El Paso'],
  ['tarimas', 'Tarimas Fresno Moreno', 'FURNITURE', 'Durango', 'Lubbock'],
  ['textiles', 'Textiles Garza Morada', 'TEXTILES', 'Torreón', 'Los Angeles'],
  ['papelera', 'Papelera Sabino Ligero', 'PAPER', 'Chihuahua', 'Denver'],
  ['bobinas', 'Bobinas Quelite', 'AUTO_PARTS', 'Ciudad Juárez', 'Kansas City'],
  ['lecho', 'Amber Draw Appliances LLC', 'APPLIANCES', 'El Paso', 'Chihuahua'],
  ['granos', 'Granos Páramo Dorado', 'GRAIN', 'Cuauhtémoc', 'Gómez Palacio'],
  ['bateria', 'Baterías Ocotillo', 'BATTERIES', 'Ciudad Juárez', 'Tulsa'],
];

const operator: Row[] = [
  ['aguacates', 'Aguacates Jacaranda Alta', 'AVOCADO', 'Uruapan', 'McAllen', 'Chicago'],
  ['frutillas', 'Berries Ribera Clara', 'BERRIES', 'Zamora', 'Los Angeles'],
  ['motores', 'Motores Tecolote', 'AUTO_PARTS', 'Silao', 'Nashville'],
  ['refrescos', 'Refrescos Brisa Costeña', 'SOFT_DRINKS', 'Toluca', 'Veracruz'],
  ['varilla', 'Varilla Peña Cobriza', 'REBAR', 'Lázaro Cárdenas', 'Guadalajara'],
  ['pantallas', 'Pantallas Mirador', 'ELECTRONICS', 'Tijuana', 'Ontario'],
  ['tomate', 'Hortalizas Vereda Verde', 'PRODUCE', 'Culiacán', 'Nogales, US-AZ'],
  ['quimica', 'Química Candelilla', 'INDUSTRIAL_CHEMICALS', 'Coatzacoalcos', 'Tlalnepantla'],
  ['perfiles', 'Perfiles Armadillo', 'ALUMINUM', 'San Luis Potosí', 'Laredo'],
  ['contenedores', 'Importadora Arroyo Sereno', 'FURNITURE', 'Manzanillo', 'El Salto'],
  ['hilados', 'Hilados Calandria Quieta', 'TEXTILES', 'Puebla', 'Mérida'],
  ['thistle', 'Thistle Bend Medical Inc.', 'MEDICAL', 'Mexicali', 'San Diego'],
  ['prensas', 'Prensas Venado Firme', 'MACHINERY', 'Aguascalientes', 'Houston'],
];

/** All customers of the three tenants. */
export const customers: Customer[] = [
  ...puente.map(of('puente')),
  ...norte.map(of('norte')),
  ...operator.map(of('operator')),
];

function of(tenant: Tenant) {
  return ([key, name, comodity, ...cities]: Row): Customer => ({
    key,
    tenant,
    name,
    comodity,
    cities,
  });
}
