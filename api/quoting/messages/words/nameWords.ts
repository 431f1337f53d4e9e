import { phraseBook } from '../text/phraseBook.ts';
import { wordSet } from '../text/tokens.ts';

/** Words before a company that is a party of the transport, and may not be the one that asks for it. */
export const PARTIES = phraseBook<true>([
  [
    'consignee|consignatario|destinatario|proveedor|supplier|vendor|vendedor|notify|notificar a|avisar a|recoger con|recolectar con|recoleccion con|cargar con|carga con|entregar a|entregar con|entrega a|entrega con|entregar en|entrega en|recoger en|recolectar en|cargar en|carga en|descargar en|ship to|deliver to|delivers to|delivery to|pick up at|pickup at|load at|ship from|shipper|remitente|remite|embarcador|agente aduanal|broker|transportista|linea|competencia|otro cliente como',
    true,
  ],
  [
    'hicimos a|hicimos para|hicimos con|hacemos a|como el de|como la de|como a|igual que con|did for|as for|like for|unlike|similar a|vecino de|frente a|junto a|next to|across from|behind|atras de|a un lado de|cerca de',
    true,
  ],
]);

/** Words of streets and quarters, behind which a city is their name. */
export const STREETS = wordSet(
  `calle av ave avenida blvd boulevard bulevar carretera carr autopista libramiento calzada calz col colonia fracc
    fraccionamiento street st road rd highway hwy prolongacion prol privada priv camino avenue`,
);

/** Words with which somebody says who writes: "les habla Carlos de Querétaro". */
export const INTRODUCTIONS = phraseBook<true>([
  [
    'les habla|te habla|le habla|habla|soy|somos|mi nombre es|me llamo|les escribe|te escribe|le escribe|escribo|les saluda|te saluda|te escribo|les escribo|contacto|me contacto|me paso tu contacto|me recomendo',
    true,
  ],
  [
    'this is|my name is|i am|i m|we are|we re|writing from|calling from|reaching out from|referred by',
    true,
  ],
]);

/** Verbs of the one who asks, behind its place: "nuestra planta de Saltillo necesita". */
export const ASKING_VERBS = wordSet(
  'necesita necesitan requiere requieren pide piden quiere quieren ocupa ocupan solicita solicitan needs wants requires asks need want',
);

/** Words before goods in the name of a company. */
export const COMPANY_WORDS = wordSet(
  'grupo transportes transporte distribuidora comercializadora industrias industria productos fabrica empacadora company soy fletes',
);

/** Words behind goods in the name of a company: "Bright Fastener Supply". */
export const COMPANY_ENDS = wordSet(
  'supply logistics inc llc co company industries manufacturing trading group corp foods distribution international',
);
