/** One commodity in both languages, with the equipment it usually rides on and a full load's kilograms. */
export interface Commodity {
  code: string;
  nameEs: string;
  nameEn: string;
  hazmat: boolean;
  equipment: string;
  fullLoadKg: number;
}

type Row = [string, string, string, string, number];

const plain: Row[] = [
  ['auto-parts', 'Autopartes', 'Auto parts', 'DV53', 17500],
  ['wire-harness', 'Arneses automotrices', 'Automotive wire harnesses', 'DV53', 9800],
  ['produce', 'Frutas y verduras frescas', 'Fresh produce', 'RF53', 19000],
  ['avocado', 'Aguacate', 'Avocados', 'RF53', 19200],
  ['berries', 'Frutillas', 'Berries', 'RF53', 14500],
  ['frozen-food', 'Alimentos congelados', 'Frozen food', 'RF53', 18800],
  ['meat', 'Carne en canal y cortes', 'Meat and cuts', 'RF53', 18500],
  ['dairy', 'Lácteos', 'Dairy products', 'RF48', 17000],
  ['beer', 'Cerveza', 'Beer', 'DV53', 20000],
  ['soft-drinks', 'Refrescos y agua embotellada', 'Soft drinks and bottled water', 'DV53', 21500],
  ['steel-coils', 'Rollos de acero', 'Steel coils', 'FB48', 21800],
  ['rebar', 'Varilla corrugada', 'Rebar', 'FB40', 21500],
  ['aluminium', 'Perfiles de aluminio', 'Aluminium profiles', 'FB53', 15000],
  ['resins', 'Resinas plásticas', 'Plastic resins', 'HOPR', 22500],
  ['packaging', 'Empaque y cartón corrugado', 'Packaging and corrugated board', 'DV53', 11500],
  ['appliances', 'Línea blanca', 'Home appliances', 'DV53', 9500],
  ['electronics', 'Electrónicos de consumo', 'Consumer electronics', 'DV53', 8700],
  ['tile', 'Piso y azulejo', 'Floor and wall tile', 'DV53', 21800],
  ['glass', 'Vidrio plano y envases', 'Flat glass and containers', 'DV53', 19500],
  ['furniture', 'Muebles', 'Furniture', 'DV53', 8200],
  ['textiles', 'Textiles y prendas', 'Textiles and garments', 'DV53', 10500],
  ['medical', 'Dispositivos médicos', 'Medical devices', 'DV53', 7600],
  ['machinery', 'Maquinaria industrial', 'Industrial machinery', 'LOWB', 24000],
  ['grain', 'Granos', 'Grain', 'HOPR', 28000],
  ['paper', 'Papel en rollo', 'Paper rolls', 'DV53', 20500],
];

const hazardous: Row[] = [
  ['batteries', 'Baterías de litio', 'Lithium batteries', 'DV53', 12000],
  ['paints', 'Pinturas y solventes', 'Paints and solvents', 'DV53', 16500],
  ['industrial-chemicals', 'Químicos industriales', 'Industrial chemicals', 'TANK', 23000],
];

/** The commodities of the demo data; the hazardous ones need a carrier licensed for hazmat. */
export const commodities: Commodity[] = [
  ...plain.map(listed(false)),
  ...hazardous.map(listed(true)),
];

function listed(hazmat: boolean) {
  return ([code, nameEs, nameEn, equipment, fullLoadKg]: Row): Commodity => ({
    code,
    nameEs,
    nameEn,
    hazmat,
    equipment,
    fullLoadKg,
  });
}
