/** Names of metals, metal goods and building materials; a line has phrases between strokes. */
export const METALS = `
  lamina|lamina galvanizada|lamina negra|rollo de lamina|acero|acero inoxidable|rollo de acero
  rollos de acero|bobina de acero|placa|placa de acero|varilla|varilla corrugada|alambron
  alambre|malla|malla electrosoldada|tuberia|tubo|tubos|tubo de acero|perfil|perfiles|perfil de aluminio
  perfiles de acero|ptr|viga|vigas|vigueta|viguetas|estructura|estructuras|estructura metalica
  angulo|solera|aluminio|lingotes|lingote|cobre|catodo de cobre|zinc|plomo|chatarra|fierro
  hierro|fundicion|forja|tornilleria|tornillos|tuercas|herrajes|herraje|valvulas|bombas
  rieles|torres|tanques|tinacos|tolvas metalicas|racks|racks metalicos|anaqueles|contenedores vacios
  tarimas vacias|rollers|rodillos|molinos|molino|molino de bolas
  cemento|cemento blanco|concreto|polines|polines de concreto|block|blocks|ladrillo|teja
  yeso|tablaroca|cal|arena|grava|marmol|granito|loseta|losetas|azulejo|azulejos|piso|pisos
  piso ceramico|porcelanato|ceramica|sanitarios|muebles de baño|vidrio|vidrio plano|vidrio templado
  cristal|cristal templado|cristales|espejos|impermeabilizante|pegazulejo|adhesivo|madera
  madera aserrada|triplay|mdf|puertas|ventanas|tarimas de madera
  steel|steel coils|steel coil|coils|sheet metal|steel sheets|steel plate|steel plates|steel tubing
  steel pipe|stainless steel|rebar|wire rod|wire|pipe|pipes|ductile pipe|tubing|beams|steel beams
  structural steel|aluminum|aluminum profiles|aluminum ingots|ingots|copper|copper wire
  copper cathode|zinc|lead|scrap|scrap metal|castings|forgings|stampings|fasteners|bolts
  valves|pumps|rails|racks|empty racks|empty containers|returnable containers|dunnage|molds
  dies|tooling|fixtures|cement|concrete|bricks|drywall|sand|gravel|marble|granite|tile|ceramic tile
  floor tile|flooring|ceramics|sanitary ware|glass|mirrors|lumber|plywood|doors|windows
  pallets of wood
`;
