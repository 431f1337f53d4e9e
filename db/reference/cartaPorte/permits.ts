import { entriesOf } from './entries.ts';

/** The types of permits for road transport (c_TipoPermiso). */
export const PERMIT_TYPES = entriesOf(`
  TPAF01|Autotransporte federal de carga general
  TPAF02|Transporte privado de carga
  TPAF03|Carga especializada de materiales y residuos peligrosos|hazmat
  TPAF04|Automóviles sin rodar en vehículo tipo góndola
  TPAF05|Gran peso o volumen, hasta 90 toneladas
  TPAF06|Gran peso o volumen, más de 90 toneladas
  TPAF07|Transporte privado de materiales y residuos peligrosos|hazmat
  TPAF08|Autotransporte internacional de carga de largo recorrido
  TPAF09|Internacional de materiales y residuos peligrosos de largo recorrido|hazmat
  TPAF10|Carga general en la franja fronteriza con Estados Unidos
  TPAF11|Carga especializada en la franja fronteriza con Estados Unidos|hazmat
  TPAF12|Servicio auxiliar de arrastre
  TPAF13|Arrastre, salvamento y depósito de vehículos
  TPAF14|Paquetería y mensajería
  TPAF15|Grúas industriales de hasta 90 toneladas
  TPAF16|Empresas arrendadoras, servicio público federal
  TPAF17|Empresas trasladistas de vehículos nuevos
  TPAF18|Fabricantes o distribuidoras de vehículos nuevos
  TPAF19|Circular con tractocamión doblemente articulado
  TPAF20|Carga especializada de fondos y valores
  TPXX00|Permiso no contemplado en el catálogo|hazmat
`);
