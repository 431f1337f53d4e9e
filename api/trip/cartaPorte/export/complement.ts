import { type Data, type Good, isEmpty, valueAt } from '../data.ts';
import type { Keys } from '../keys/Keys.ts';
import { carriagesOf } from '../quantities.ts';
import { endOf, isByStop, locationIdOf, type PlacedStop, placedStops } from '../stops.ts';
import { autotransport, figures, momentText } from './carrier.ts';
import { around, node, type Node } from './tree.ts';

/**
 * The complement Carta Porte 3.1 of these data, with SAT's names. It has no IdCCP, which is made by whoever stamps the
 * CFDI.
 */
export function complementOf(data: Data, keys: Keys): Node {
  const { customer, carrier } = data;
  const { international, direction, country, way, regimes = [] } = customer;
  const attributes = {
    Version: '3.1',
    TranspInternac: yesNo(international),
    EntradaSalidaMerc: direction,
    PaisOrigenDestino: country,
    ViaEntradaSalida: way,
    TotalDistRec: carrier.totalDistance,
  };
  const regimeNodes = regimes.map((key) => node('RegimenAduaneroCCP', { RegimenAduanero: key }));
  return node('CartaPorte', attributes, [
    around('RegimenesAduaneros', regimeNodes),
    node(
      'Ubicaciones',
      {},
      placedStops(data).map((stop) => location(data, stop)),
    ),
    goods(data, keys),
    around('FiguraTransporte', figures(carrier)),
  ]);
}

function location(data: Data, stop: PlacedStop): Node {
  const end = endOf(data, stop);
  const textAt = (path: string) => valueAt(data.carrier, path) as string | null | undefined;
  const attributes = {
    TipoUbicacion: TYPES[stop.kind],
    IDUbicacion: locationIdOf(data, stop),
    RFCRemitenteDestinatario: end.rfc,
    NombreRemitenteDestinatario: end.name,
    NumRegIdTrib: end.taxId,
    ResidenciaFiscal: end.taxResidence,
    FechaHoraSalidaLlegada: momentText(textAt(stop.moment)),
    DistanciaRecorrida: stop.distance && textAt(stop.distance),
  };
  const address = {
    Calle: end.street,
    NumeroExterior: end.exterior,
    Colonia: end.colony,
    Municipio: end.municipality,
    Estado: end.state,
    Pais: end.country,
    CodigoPostal: end.postalCode,
  };
  return node('Ubicacion', attributes, [node('Domicilio', address)]);
}

const TYPES = { pickup: 'Origen', delivery: 'Destino' };

function goods(data: Data, keys: Keys): Node {
  const { customer, carrier } = data;
  const attributes = {
    PesoBrutoTotal: customer.grossWeight,
    UnidadPeso: customer.weightUnit,
    NumTotalMercancias: customer.goodsCount,
  };
  const each = (customer.goods ?? []).map((good) => commodity(good, data, keys));
  return node('Mercancias', attributes, [...each, autotransport(carrier)]);
}

function commodity(good: Good, data: Data, keys: Keys): Node {
  const attributes = {
    BienesTransp: good.product,
    Descripcion: good.description,
    Cantidad: good.quantity,
    ClaveUnidad: good.unit,
    MaterialPeligroso: hazardText(good, keys),
    CveMaterialPeligroso: good.hazardKey,
    Embalaje: good.packaging,
    DescripEmbalaje: good.packagingText,
    PesoEnKg: good.weight,
    TipoMateria: good.materialType,
    DescripcionMateria: good.materialText,
  };
  const papers = {
    TipoDocumento: good.documentType,
    NumPedimento: good.pedimento,
    IdentDocAduanero: good.documentId,
    RFCImpo: good.importerRfc,
  };
  const document = isEmpty(good.documentType) ? undefined : node('DocumentacionAduanera', papers);
  return node('Mercancia', attributes, [document, ...carriages(good, data)]);
}

/** How much of a commodity goes from where to where; of a load with one pickup and one delivery SAT wants nothing said. */
function carriages(good: Good, data: Data): Node[] {
  if (!isByStop(data)) return [];
  return carriagesOf(good, data).carriages.map(({ from, to, amount }) =>
    node('CantidadTransporta', {
      Cantidad: String(amount / 1000),
      IDOrigen: locationIdOf(data, from),
      IDDestino: locationIdOf(data, to),
    }),
  );
}

function yesNo(value: boolean | null | undefined) {
  if (value === undefined || value === null) return undefined;
  return value ? 'Sí' : 'No';
}

/** Whether it is hazmat; of a product that never is, SAT wants nothing said. */
function hazardText({ product, hazardous }: Good, keys: Keys) {
  if (!hazardous && keys.find('products', product)?.trait === '0') return undefined;
  return yesNo(hazardous);
}
