import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  XmlBufferInputProvider,
  xmlCleanupInputProvider,
  XmlDocument,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm';

/**
 * SAT's own CartaPorte31.xsd with the keys of catCartaPorte.xsd and the types of tdCFDI.xsd, from a folder that has them as SAT's
 * site has them below /sitio_internet/cfd. catCFDI.xsd and catComExt.xsd are stood in for: countries, units and currencies
 * are checked by their form.
 */
export async function officialSchema(folder: string): Promise<XsdValidator> {
  const [complement, ...imported] = await Promise.all(
    FILES.map((file) => readFile(join(folder, file))),
  );
  const files = {
    ...Object.fromEntries(imported.map((content, at) => [`/sat/${FILES[at + 1]}`, content])),
    '/sat/catalogos/catCFDI.xsd': standIn(CFDI, {
      c_Pais: '[A-Z]{3}',
      c_ClaveUnidad: '[A-Z0-9]{2,3}',
      c_Moneda: '[A-Z]{3}',
    }),
    '/sat/catalogos/ComExt/catComExt.xsd': standIn(`${CFDI}/ComExt`, {
      c_FraccionArancelaria: '[0-9]{10}',
    }),
  };
  xmlRegisterInputProvider(new XmlBufferInputProvider(files));
  try {
    return XsdValidator.fromDoc(XmlDocument.fromBuffer(complement!, { url: `/sat/${FILES[0]}` }));
  } finally {
    xmlCleanupInputProvider();
  }
}

const FILES = [
  'CartaPorte/CartaPorte31.xsd',
  'catalogos/CartaPorte/catCartaPorte.xsd',
  'tipoDatos/tdCFDI/tdCFDI.xsd',
];

const CFDI = 'http://www.sat.gob.mx/sitio_internet/cfd/catalogos';

/** A schema with types of one pattern each. */
function standIn(namespace: string, patterns: Record<string, string>): Buffer {
  const types = Object.entries(patterns).map(
    ([name, pattern]) => `<xs:simpleType name="${name}"><xs:restriction base="xs:string">
      <xs:pattern value="${pattern}"/></xs:restriction></xs:simpleType>`,
  );
  return Buffer.from(`<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${namespace}">
    ${types.join('')}</xs:schema>`);
}
