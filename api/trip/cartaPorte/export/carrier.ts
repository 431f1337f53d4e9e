import type { CarrierPart } from '../data.ts';
import { around, node, type Node } from './tree.ts';

/** SAT's key of a driver among the figures of transport (c_FiguraTransporte). */
const DRIVER = '01';

/** The truck, its permit, its insurance and its trailers. */
export function autotransport(carrier: CarrierPart): Node {
  const trailers = (carrier.trailers ?? []).map(({ type, plates }) =>
    node('Remolque', { SubTipoRem: type, Placa: plates }),
  );
  const permit = { PermSCT: carrier.permitType, NumPermisoSCT: carrier.permitNumber };
  return node('Autotransporte', permit, [
    node('IdentificacionVehicular', {
      ConfigVehicular: carrier.configuration,
      PesoBrutoVehicular: carrier.grossWeight,
      PlacaVM: carrier.plates,
      AnioModeloVM: carrier.year,
    }),
    node('Seguros', {
      AseguraRespCivil: carrier.insurer,
      PolizaRespCivil: carrier.policy,
      AseguraMedAmbiente: carrier.environmentInsurer,
      PolizaMedAmbiente: carrier.environmentPolicy,
      AseguraCarga: carrier.cargoInsurer,
      PolizaCarga: carrier.cargoPolicy,
    }),
    around('Remolques', trailers),
  ]);
}

/** The drivers. */
export function figures(carrier: CarrierPart): Node[] {
  return (carrier.operators ?? []).map(({ name, rfc, licence, taxId, taxResidence }) =>
    node('TiposFigura', {
      TipoFigura: DRIVER,
      // A foreign driver is named by its tax id; the generic RFC only says so in the form.
      RFCFigura: taxId ? undefined : rfc,
      NumLicencia: licence,
      NombreFigura: name,
      NumRegIdTribFigura: taxId,
      ResidenciaFiscalFigura: taxResidence,
    }),
  );
}

/** A local time as SAT writes it, with seconds. */
export function momentText(at: string | null | undefined): string | undefined {
  if (!at) return undefined;
  return at.length === 16 ? `${at}:00` : at;
}
