import { type CustomerPart, type Data, type Good, isEmpty } from '../data.ts';
import type { Keys } from '../keys/Keys.ts';
import { autotransport, figures, momentText } from './carrier.ts';
import { around, node, type Node } from './tree.ts';

/**
 * The complement Carta Porte 3.1 of these data, with SAT's names. It has no IdCCP, which is made by whoever stamps the
 * CFDI.
 */
export function complementOf({ customer, carrier }: Data, keys: Keys): Node {
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
    node('Ubicaciones', {}, [
      location('Origen', 'OR000001', customer.origin ?? {}, carrier.departureAt),
      location(
        'Destino',
        'DE000001',
        customer.destination ?? {},
        carrier.arrivalAt,
        carrier.distance,
      ),
    ]),
    goods({ customer, carrier }, keys),
    around('FiguraTransporte', figures(carrier)),
  ]);
}

function location(
  type: string,
  id: string,
  end: NonNullable<CustomerPart['origin']>,
  at: string | null | undefined,
  distance?: string | null,
): Node {
  const attributes = {
    TipoUbicacion: type,
    IDUbicacion: end.locationId || id,
    RFCRemitenteDestinatario: end.rfc,
    NombreRemitenteDestinatario: end.name,
    NumRegIdTrib: end.taxId,
    ResidenciaFiscal: end.taxResidence,
    FechaHoraSalidaLlegada: momentText(at),
    DistanciaRecorrida: distance,
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

function goods({ customer, carrier }: Data, keys: Keys): Node {
  const attributes = {
    PesoBrutoTotal: customer.grossWeight,
    UnidadPeso: customer.weightUnit,
    NumTotalMercancias: customer.goodsCount,
  };
  const each = (customer.goods ?? []).map((good) => commodity(good, keys));
  return node('Mercancias', attributes, [...each, autotransport(carrier)]);
}

function commodity(good: Good, keys: Keys): Node {
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
  return node('Mercancia', attributes, [document]);
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
