import { SatCatalogName, SatKey } from '#labels/satKeys.es';

/** The texts of the keys of SAT's catalogs in Spanish. */
export const es = {
  resources: {
    sat_keys: {
      name: 'Clave del SAT |||| Claves del SAT',
      empty: 'Aún no hay claves con estos filtros',
      emptyHelp: 'Suba los archivos que publica el SAT: la Carta Porte busca sus claves en ellos.',
      fields: { ...SatKey, validOn: 'Vigente el' },
    },
  },
  satKeys: {
    menu: 'Claves SAT',
    catalogs: SatCatalogName,
    editions: 'Ediciones cargadas',
    failed: 'No se pudieron leer los catálogos. Vuelva a cargar la página.',
    none: 'Sin cargar',
    edition: '%{source}, edición del %{dated}',
    loaded: 'Subida por %{name} el %{at}',
    count: '%{count} clave |||| %{count} claves',
    ended: '%{count} ya no es vigente |||| %{count} ya no son vigentes',
    absent:
      '%{smart_count} clave de ediciones anteriores no está en esta. |||| %{smart_count} claves de ediciones anteriores no están en esta.',
    end: 'Dar por terminadas',
    endHelp:
      'Dejan de ser vigentes el día antes de esta edición; no se borran. Si subió sus hojas como CSV, hágalo después de la última.',
    endDone: 'Las claves se dieron por terminadas',
    from: '1. El archivo del SAT',
    fromHelp:
      'Descargue el archivo del SAT: catCartaPorte (productos, materiales peligrosos, embalajes, municipios, colonias) o catCFDI (unidades, códigos postales). Súbalo como está, sin abrirlo: se buscan las hojas del catálogo y se leen todas. También sirve guardado como .xlsx, o una hoja como CSV.',
    fromTwice:
      'Una edición nueva actualiza las claves que ya están y agrega las que faltan. En «Claves del SAT» verá después cuáles ya no trae, para darlas por terminadas.',
    datedHelp: 'Cuándo lo publicó el SAT',
    sourceHelp: 'Qué archivo es: SAT, catCartaPorte 3.1',
  },
};
