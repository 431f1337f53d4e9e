/** Words for invented company names; none is meant to be an existing company. */
export const words = {
  masculine: list(`Mezquite Nopal Huizache Encino Sotol Cenzontle Tecolote Venado Berrendo Ocotillo
    Saguaro Palofierro Peñasco Arroyo Páramo Sendero Mirador Portal Roble Sabino Álamo Fresno
    Quelite Madroño Colibrí Tejón Armadillo Guayacán`),
  feminine: list(`Mesa Loma Noria Ceiba Jacaranda Garza Calandria Cañada Barranca Peña Vereda Cumbre
    Ribera Brisa Candelilla Gobernadora Lechuguilla Biznaga Primavera Acequia Troje`),
  adjectives: list(`Dorad Pard Blanc Bronc Seren Clar Rojiz Alt Quiet Platead Lejan Moren Cobriz
    Nevad Callad Viajer Liger Serran Costeñ Norteñ Sureñ Morad Zarc Rizad Mans`),
  americanFirst: list(`Amber Copper Juniper Yucca Wren Cinder Prairie Hollow Tallow Sable Marlin
    Thistle Bramble Ochre Pecan Quarry Russet Saddle Tamarisk Vesper`),
  americanSecond: list(`Mesa Hollow Ridge Creek Fork Bluff Draw Gulch Meadow Spur Crossing Flats
    Grove Bend Hitch Harbor`),
};

/** The first word in names of Mexican carriers. */
export const carrierKinds = [
  'Transportes',
  'Autotransportes',
  'Fletes',
  'Líneas',
  'Transportación',
  'Autolíneas',
  'Fletera',
  'Logística',
];

/** The last words in names of United States carriers. */
export const americanCarrierKinds = [
  'Trucking LLC',
  'Freight Lines Inc.',
  'Carriers LLC',
  'Transport Inc.',
  'Hauling LLC',
  'Logistics LLC',
];

/** Legal forms in names of Mexican companies. */
export const mexicanForms = ['S.A. de C.V.', 'S. de R.L. de C.V.', 'S.A.P.I. de C.V.'];

/** Given names and surnames, by country; Mexican surnames are used as paternal and maternal ones. */
export const people = {
  first: list(`Adriana Alejandro Ana Arturo Beatriz Carlos Carolina César Claudia Daniel Diana
    Eduardo Elena Emilio Ernesto Esteban Fabiola Felipe Fernanda Gabriel Gerardo Gloria Guillermo
    Héctor Hilda Ignacio Irma Iván Javier Jimena Joaquín Jorge Julieta Karla Laura Leticia Lorena
    Lucía Luis Manuel Marcela Mariana Mario Martín Mauricio Miguel Mónica Norma Óscar Patricia
    Rafael Ramiro Raquel Ricardo Roberto Rocío Rodrigo Rosario Samuel Sandra Silvia Sofía Teresa
    Tomás Vanesa Verónica Víctor Ximena Yolanda`),
  last: list(`Aguirre Alanís Arreola Barrera Becerra Benavides Cantú Cárdenas Carrillo Castañeda
    Cavazos Cervantes Contreras Córdova Delgado Escamilla Espinoza Figueroa Galindo Gallegos Garza
    Guajardo Guerra Herrera Ibarra Jasso Lozano Luna Macías Maldonado Marroquín Medina Mejía Mireles
    Montemayor Morales Murillo Navarro Nevárez Ochoa Olvera Orozco Padilla Palacios Quintanilla
    Rangel Rentería Ríos Robles Salazar Salinas Sandoval Sepúlveda Solís Tamez Treviño Urbina Valdez
    Villarreal Zambrano`),
  americanFirst: list(`Amy Brian Caleb Dana Erin Frank Grace Hank Irene Jake Kelly Logan Megan Nate
    Olivia Paul Rachel Scott Tracy Wade`),
  americanLast: list(`Abbott Barlow Calder Denham Eastman Fielding Garner Hobbs Ingram Jarvis Kemp
    Lockhart Mercer Norwood Osborne Pruitt Radley Sutter Tillman Wexler`),
};

function list(text: string): string[] {
  return text.split(/\s+/);
}
