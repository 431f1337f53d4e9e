/** A commodity in both languages, with its usual equipment and the weight of a full load in kilograms. */
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
  ['AUTO_PARTS', 'Autopartes', 'Auto parts', 'DV53', 17500],
  ['WIRE_HARNESS', 'Arneses automotrices', 'Automotive wire harnesses', 'DV53', 9800],
  ['PRODUCE', 'Frutas y verduras frescas', 'Fresh produce', 'RF53', 19000],
  ['AVOCADO', 'Aguacate', 'Avocados', 'RF53', 19200],
  ['BERRIES', 'Berries (fresa, mora, arándano)', 'Berries', 'RF53', 14500],
  ['FROZEN_FOOD', 'Alimentos congelados', 'Frozen food', 'RF53', 18800],
  ['MEAT', 'Carne en canal y cortes', 'Meat and cuts', 'RF53', 18500],
  ['DAIRY', 'Lácteos', 'Dairy products', 'RF48', 17000],
  ['BEER', 'Cerveza', 'Beer', 'DV53', 20000],
  ['SOFT_DRINKS', 'Refrescos y agua embotellada', 'Soft drinks and bottled water', 'DV53', 21500],
  ['STEEL_COILS', 'Rollos de acero', 'Steel coils', 'FB48', 21800],
  ['REBAR', 'Varilla corrugada', 'Rebar', 'FB40', 21500],
  ['ALUMINUM', 'Perfiles de aluminio', 'Aluminum profiles', 'FB53', 15000],
  ['RESINS', 'Resinas plásticas', 'Plastic resins', 'HOPR', 22500],
  ['PACKAGING', 'Empaque y cartón corrugado', 'Packaging and corrugated board', 'DV53', 11500],
  ['APPLIANCES', 'Línea blanca', 'Home appliances', 'DV53', 9500],
  ['ELECTRONICS', 'Electrónicos de consumo', 'Consumer electronics', 'DV53', 8700],
  ['TILE', 'Piso y azulejo', 'Floor and wall tile', 'DV53', 21800],
  ['GLASS', 'Vidrio plano y envases', 'Flat glass and containers', 'DV53', 19500],
  ['FURNITURE', 'Muebles', 'Furniture', 'DV53', 8200],
  ['TEXTILES', 'Textiles y prendas', 'Textiles and garments', 'DV53', 10500],
  ['MEDICAL', 'Dispositivos médicos', 'Medical devices', 'DV53', 7600],
  ['MACHINERY', 'Maquinaria industrial', 'Industrial machinery', 'LOWB', 24000],
  ['GRAIN', 'Granos', 'Grain', 'HOPR', 28000],
  ['PAPER', 'Papel en rollo', 'Paper rolls', 'DV53', 20500],
];

const hazardous: Row[] = [
  ['BATTERIES', 'Baterías de litio', 'Lithium batteries', 'DV53', 12000],
  ['PAINTS', 'Pinturas y solventes', 'Paints and solvents', 'DV53', 16500],
  ['INDUSTRIAL_CHEMICALS', 'Químicos industriales', 'Industrial chemicals', 'TANK', 23000],
];

/** The commodities of the demo data; the hazardous ones need a carrier licensed for hazmat. */
export const commodities: Commodity[] = [
  ...plain.map(listGoods(false)),
  ...hazardous.map(listGoods(true)),
];

function listGoods(hazmat: boolean) {
  return ([code, nameEs, nameEn, equipment, fullLoadKg]: Row): Commodity => ({
    code,
    nameEs,
    nameEn,
    hazmat,
    equipment,
    fullLoadKg,
  });
}
