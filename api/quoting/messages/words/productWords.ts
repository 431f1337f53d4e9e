/** Names of machines, manufactured goods and chemicals; a line has phrases between strokes. */
export const PRODUCTS = `
  autopartes|auto partes|partes automotrices|refacciones|arneses|arneses electricos|asientos
  asientos automotrices|mangueras|manguera|llantas|neumaticos|rines|motores|motores electricos
  transmisiones|frenos|balatas|discos de freno|radiadores|baterias|acumuladores|ejes|suspensiones
  defensas|tableros|tableros electricos|tablero electrico|transformador|transformadores
  cables|cable|cable de cobre|conductores|luminarias|lamparas|focos|generadores|compresores
  paneles solares|turbina|turbinas|maquinaria|maquinaria agricola|maquinas|excavadora|retroexcavadora
  montacargas|tractor|tractores|grua|prensa|troqueles|moldes|herramienta|herramientas|herramentales
  elevadores|equipo industrial|equipo medico|dispositivos medicos|material medico|medicamentos
  medicamento|farmaceuticos|vacunas|jeringas|vagon|vagon de carga
  electrodomesticos|electrodomestico|linea blanca|refrigeradores|refrigerador|lavadoras
  lavadora|estufas|secadoras|hornos de microondas|aires acondicionados|minisplits|boilers
  ventiladores|televisores|televisiones|pantallas|monitores|computadoras|celulares|electronicos
  electronica|componentes electronicos|juguetes|bicicletas|motocicletas|muebles|mueble|muebles de oficina
  salas|salas y comedores|comedores|recamaras|colchones|sillas|mesas|tapiceria|ropa|prendas
  textiles|tela|telas|rollos de tela|hilo|hilo de algodon|algodon|mezclilla|calcetas|zapatos
  zapato|calzado|suela|piel|pieles|cuero|toallas|blancos|alfombras|cosmeticos|shampoo|jabon
  detergente|detergentes|limpiadores|productos de limpieza|cloro|pañales|papel higienico
  papel|papel bond|papel kraft|bobinas de papel|bobinas de papel kraft|rollos de papel|rollos de papel kraft|papel tissue|papel reciclado|bobinas de carton|carton|carton corrugado|pacas de carton
  papeleria|libros|cuadernos|empaque|material de empaque|botellas|botella de vidrio|envases
  latas|tapas|etiquetas|bolsas|bolsas de plastico|velas|articulos deportivos|mercancia general
  carga general|mudanza|menaje
  resina|resinas|resina plastica|plastico|plasticos|pellet|pellet plastico|pellets|pellet de polietileno
  polietileno|polipropileno|poliestireno|pvc|pet|nylon|hule|caucho|espuma|poliuretano|fibra
  fibra de vidrio|pintura|pinturas|solvente|solventes|tinta|tintas|barniz|quimicos|quimico
  productos quimicos|acido|acido sulfurico|acido clorhidrico|acido fosforico|sosa|sosa caustica
  hipoclorito|hipoclorito de sodio|peroxido|amoniaco|acetona|tolueno|xileno|estireno|metanol
  etanol|alcohol|alcohol isopropilico|glicol|glicerina|aditivos|lubricantes|aceite lubricante
  aceite automotriz|grasa|diesel|gasolina|gas lp|asfalto|fertilizante|fertilizantes|urea
  agroquimicos|plaguicidas|cloruro|carbonato|silice|bentonita|caolin|oxigeno|nitrogeno|hielo seco
  liquido inflamable|liquidos inflamables|residuos|desperdicio|basura industrial
  bulldozer|buldozer|cargador frontal|minicargador|motoconformadora|rodillo compactador|torno|tornos|torno cnc|fresadora
  bocinas|thinner|melaza|extintores|cascos|guantes|uniformes|cobijas|sabanas|lonas|casas de campaña|andamios|cimbra
  transformadores electricos|subestacion|bobinas de cobre|tarjetas electronicas|impresoras|toner|tarjas|calentadores
  calentadores solares|bombas de agua|tinas|inodoros|griferia|cerraduras|chapas|bisagras|pisos laminados|duela|aglomerado
  cajas de carton vacias|envase de vidrio|preformas|preformas de pet|hojuela de pet|masterbatch|rafia|costales vacios
  dozer|loader|skid steer|backhoe|grader|lathe|cnc machine|cnc machines|milling machine|injection molding machine
  steering columns|alternators|shock absorbers|catalytic converters|windshields|speakers|headphones|printers|toner
  water heaters|heaters|hvac units|air handlers|chillers|boilers|scaffolding|insulation|roofing|shingles|cabinets
  auto parts|autoparts|automotive parts|car parts|spare parts|wire harnesses|harnesses|seats
  car seats|hoses|tires|wheels|wheel hubs|rims|engines|motors|electric motors|transmissions
  brakes|brake pads|brake rotors|rotors|radiators|batteries|axles|bumpers|panels|electrical panels
  transformer|transformers|cable|cables|lamps|lighting|generators|compressors|solar panels
  turbines|machinery|machinery parts|machine parts|industrial equipment|excavator|forklifts
  tractors|crane|press|tools|elevators|medical devices|medical supplies|pharmaceuticals
  pharma|medicine|vaccines|appliances|refrigerators|washers|dryers|stoves|air conditioners
  tvs|monitors|displays|computers|electronics|electronic components|toys|bicycles|furniture
  office furniture|mattresses|chairs|tables|clothing|apparel|garments|textiles|fabric|fabrics
  yarn|cotton|denim|shoes|footwear|leather|towels|carpets|cosmetics|soap|detergent|cleaning products
  diapers|toilet paper|paper|paper rolls|kraft paper|cardboard|corrugated|packaging|packaging material
  bottles|glass bottles|cans|empty cans|lids|labels|bags|plastic bags|candles|general freight
  general merchandise|dry goods|household goods
  resin|resins|plastic resin|plastic|plastics|plastic parts|pellets|plastic pellets|polyethylene
  polypropylene|polystyrene|rubber|foam|fiberglass|paint|paints|solvent|solvents|ink|coatings
  chemicals|chemical|acid|sulfuric acid|caustic soda|hydrochloric acid|bleach|peroxide|ammonia
  acetone|toluene|xylene|styrene|methanol|ethanol|alcohol|isopropyl alcohol|glycol|additives
  lubricants|motor oil|grease|diesel|gasoline|asphalt|fertilizer|fertilizers|urea|pesticides
  silica|clay|dry ice|flammable liquid|waste|adhesives
`;
