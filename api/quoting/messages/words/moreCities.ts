/** Further cities of the trade, without postal codes, by state. */
export const MORE_CITIES: Readonly<Record<string, string>> = {
  'MX-NLE':
    'Pesquería|García|Salinas Victoria|San Pedro Garza García|Cadereyta|Juárez|Linares|Sabinas Hidalgo|Anáhuac|Colombia|Allende|General Zuazua|Doctor Arroyo|General Terán|General Bravo|Cerralvo|Sabinas Hidalgo',
  'MX-COA':
    'Arteaga|Frontera|Castaños|Derramadero|Sabinas|Parras|Allende|Nava|San Pedro|Matamoros|Progreso|Múzquiz|Nueva Rosita|San Buenaventura|Francisco I. Madero|Cuatro Ciénegas|General Cepeda|Zaragoza',
  'MX-TAM':
    'Villagrán|Río Bravo|Miguel Alemán|Camargo|Valle Hermoso|Ciudad Madero|Ciudad Mante|San Fernando',
  'MX-CHH':
    'Hidalgo del Parral|Parral|Ojinaga|Jiménez|Camargo|Nuevo Casas Grandes|Casas Grandes|Meoqui|Ascensión|Palomas|Aldama',
  'MX-GUA':
    'Apaseo el Grande|Villagrán|San Miguel de Allende|Cortazar|San José Iturbide|Abasolo|Guanajuato|Puerto Interior|Purísima del Rincón|San Francisco del Rincón|Dolores Hidalgo|Pénjamo|Valle de Santiago|Salvatierra|Acámbaro|Romita|Moroleón|Uriangato|Yuriria|San Luis de la Paz|San Felipe|Comonfort|Juventino Rosas|Apaseo el Alto',
  'MX-QUE': 'Colón|Corregidora|Bernal|Tequisquiapan|Ezequiel Montes|Jalpan|La Griega|Amazcala',
  'MX-MEX':
    'Tepotzotlán|Cuautitlán|Naucalpan|Huehuetoca|Zumpango|Texcoco|Chalco|Ixtapaluca|Tultepec|Coacalco|Nezahualcóyotl|Atlacomulco|Ixtlahuaca|Metepec|Tecámac|Zumpango|Cuautitlán México|San Mateo Atenco|Tenango del Valle|Tianguistenco|Jilotepec|Atizapán|Ocoyoacac|Chimalhuacán|Nextlalpan|Jaltenco|Teoloyucan|Coyotepec|Villa del Carbón|Valle de Bravo|Ixtapan de la Sal|Los Reyes La Paz|Acolman|Otumba|Teotihuacán',
  'MX-JAL':
    'Tlaquepaque|Tonalá|Tepatitlán|Ocotlán|Zapotlanejo|Tequila|Ciudad Guzmán|Puerto Vallarta|Ameca|Autlán|Arandas|Atotonilco el Alto|La Barca|Jamay|San Juan de los Lagos|Encarnación de Díaz|Sayula|Acatlán de Juárez|Chapala|Ixtlahuacán de los Membrillos|Zapotlán el Grande|Jalostotitlán|Yahualica|Tamazula',
  'MX-VER':
    'Veracruz|Xalapa|Córdoba|Orizaba|Coatzacoalcos|Poza Rica|Minatitlán|Boca del Río|Tuxpan|Martínez de la Torre|San Andrés Tuxtla|Cosamaloapan|Tierra Blanca|Acayucan|Pánuco|Papantla|Perote|Fortín|Alvarado|Cosoleacaque|Ixtaczoquitlán|Cuitláhuac',
  'MX-SIN':
    'Culiacán|Mazatlán|Guamúchil|Navolato|El Rosario|Escuinapa|Topolobampo|La Cruz de Elota|El Fuerte',
  'MX-SON':
    'Navojoa|Empalme|Caborca|Magdalena|Cananea|San Luis Río Colorado|Puerto Peñasco|Huatabampo|Etchojoa|Santa Ana|Nacozari|Sonoyta',
  'MX-HID':
    'Tepeji del Río|Tulancingo|Atitalaquia|Actopan|Ixmiquilpan|Huejutla|Mineral de la Reforma|Tepeapulco|Apan|Zempoala|Villa de Tezontepec|Atotonilco de Tula|Progreso',
  'MX-PUE':
    'Guadalupe Victoria|San José Chiapa|Atlixco|Amozoc|Huejotzingo|San Pedro Cholula|San Andrés Cholula|Cholula|Teziutlán|Zacatlán|Izúcar de Matamoros|Coronango|Tepeaca|Acatzingo|Huauchinango|Xicotepec',
  'MX-TLA': 'Apizaco|Huamantla|Calpulalpan|Chiautempan|Tlaxco|Xicohtzinco|Zacatelco',
  'MX-SLP':
    'Rioverde|Soledad de Graciano Sánchez|Tamazunchale|Tamuín|Ébano|Salinas de Hidalgo|Charcas|Cerritos',
  'MX-AGU': 'Calvillo|Rincón de Romos|Pabellón de Arteaga|Cosío',
  'MX-ZAC':
    'Zacatecas|Fresnillo|Guadalupe|Calera|Jerez|Río Grande|Loreto|Ojocaliente|Sombrerete|Concepción del Oro|Mazapil',
  'MX-DUR':
    'Ciudad Lerdo|San Juan del Río|Santiago Papasquiaro|Vicente Guerrero|Canatlán|Guadalupe Victoria|Nombre de Dios|El Salto',
  'MX-MIC':
    'La Piedad|Apatzingán|Zitácuaro|Sahuayo|Jiquilpan|Pátzcuaro|Tacámbaro|Ciudad Hidalgo|Maravatío|Los Reyes|Peribán|Jacona|Tangancícuaro|Zacapu|Puruándiro|Tancítaro|Yurécuaro|Nueva Italia|Ario de Rosales',
  'MX-YUC': 'Mérida|Progreso|Umán|Tizimín|Motul|Hunucmá|Ticul|Kanasín',
  'MX-MOR': 'Yautepec|CIVAC|Temixco|Zacatepec|Jojutla|Ayala',
  'MX-BCN': 'Rosarito|San Quintín|Otay|San Felipe',
  'MX-BCS': 'Cabo San Lucas|Los Cabos|Loreto|Guerrero Negro|Pichilingue',
  'MX-CHP': 'San Cristóbal de las Casas|Arriaga|Villaflores|Palenque|Cintalapa|Puerto Chiapas',
  'MX-TAB': 'Comalcalco|Macuspana|Teapa|Huimanguillo|Frontera|Dos Bocas',
  'MX-GRO': 'Zihuatanejo|Taxco|Ixtapa',
  'MX-NAY': 'Bahía de Banderas|Ixtlán del Río|Acaponeta|Xalisco|Nuevo Vallarta',
  'MX-OAX':
    'Juchitán|Puerto Escondido|Matías Romero|Huajuapan de León|Loma Bonita|Ixtepec|Santa Cruz Huatulco',
  'MX-ROO': 'Cozumel|Tulum|Puerto Morelos|Felipe Carrillo Puerto',
  'MX-CAM': 'Champotón|Calkiní',
  'MX-COL': 'Villa de Álvarez|Armería|Tapeixtles',
  'MX-CMX':
    'Xochimilco|Tláhuac|Coyoacán|Tlalpan|Gustavo A. Madero|Cuajimalpa|Álvaro Obregón|Venustiano Carranza|Milpa Alta',
  'US-TX':
    'Edinburg|Mission|Weslaco|Harlingen|Donna|Los Indios|Hidalgo|Presidio|Arlington|Irving|Garland|Plano|Grand Prairie|Mesquite|Roanoke|Katy|Baytown|La Porte|Tyler|Amarillo|Odessa|Temple|Seguin|New Braunfels|Rio Grande City|Roma|Beaumont|Killeen|Lancaster|Denton|Frisco|McKinney|Lewisville|Carrollton|Coppell|Grapevine|Pasadena|Conroe|Sugar Land|Pearland|League City|Galveston|Freeport|Victoria|Kingsville|San Marcos|Round Rock|Georgetown|Pflugerville|Schertz|Abilene|Wichita Falls|San Angelo|Big Spring|Longview|Texarkana|Sherman|Rockwall|DeSoto|Wilmer|Hutchins|Haslet|Alliance|Cleburne|Corsicana|Paris|Palestine|Lufkin|Nacogdoches|Alamo|Los Fresnos|San Benito|Progreso|Zapata|Port Isabel|Socorro|Horizon City|Fabens|Tornillo|Marfa|Fort Stockton|Pecos|Eagle Lake|Stafford|Tomball|Brookshire',
  'US-CA':
    'Otay Mesa|City of Industry|Compton|Carson|Fontana|Riverside|San Bernardino|Sacramento|Oakland|San Jose|Bakersfield|Rancho Cucamonga|Mira Loma|San Francisco|Anaheim|Chino|Vernon|El Centro|San Ysidro|Salinas|Lancaster|Glendale|Pasadena|Santa Fe Springs|Torrance|Gardena|Santa Ana|Irvine|Corona|Moreno Valley|Perris|Redlands|Rialto|Colton|Pomona|Jurupa Valley|Eastvale|Chula Vista|National City|Oxnard|Santa Maria|Salinas|Watsonville|Modesto|Merced|Tracy|Lathrop|Manteca|Visalia|Tulare|Delano|Shafter|Lodi|Hayward|Fremont|Brawley|Imperial|Coachella|Indio|Victorville|Hesperia|Carlsbad|Escondido|San Marcos|Vista|Whittier|Buena Park|La Mirada|Cerritos|Montebello',
  'US-AZ':
    'Rio Rico|Flagstaff|Mesa|Tempe|Glendale|Chandler|Goodyear|Peoria|Surprise|Avondale|Buckeye|Casa Grande|Eloy|Sahuarita|Green Valley|Willcox|Kingman|Prescott|Scottsdale|Gilbert',
  'US-NM':
    'Sunland Park|Columbus|Santa Fe|Roswell|Hobbs|Carlsbad|Deming|Gallup|Farmington|Clovis|Belen',
  'US-GA':
    'Columbus|Augusta|Macon|Forest Park|McDonough|Union City|Fairburn|Lithia Springs|Norcross|Marietta|Valdosta|Tifton|Brunswick|Dalton|LaGrange|West Point|Pooler',
  'US-OH':
    'Cleveland|Cincinnati|Dayton|Akron|Canton|Youngstown|Lima|Mansfield|Groveport|Lockbourne|Marysville|Findlay|Obetz|Sidney|Wapakoneta',
  'US-IL':
    'Springfield|Peoria|Aurora|Rockford|Bolingbrook|Elk Grove Village|Naperville|Romeoville|Elwood|Cicero|Bedford Park|Schaumburg|Waukegan|Decatur|Champaign|Bloomington|Moline|Wood Dale|Itasca|Carol Stream|Melrose Park|Franklin Park|Des Plaines|Channahon|Minooka',
  'US-MO': 'Springfield|St. Joseph',
  'US-MA': 'Springfield|Boston|Worcester',
  'US-KS': 'Kansas City|Wichita|Topeka|Olathe',
  'US-ME': 'Portland',
  'US-CO': 'Aurora|Colorado Springs|Pueblo',
  'US-MI': 'Lansing|Flint|Dearborn|Warren|Sterling Heights|Troy|Romulus',
  'US-IN': 'Fort Wayne|Evansville|Lafayette|Plainfield|Greenwood|Elkhart|South Bend',
  'US-KY': 'Lexington|Bowling Green|Georgetown|Hebron',
  'US-TN': 'Knoxville|Chattanooga|Smyrna|La Vergne|Lebanon',
  'US-NC': 'Raleigh|Greensboro|Durham|Winston-Salem|Concord',
  'US-SC': 'Spartanburg|Charleston|Columbia|Greer',
  'US-AL': 'Huntsville|Mobile|Montgomery|Tuscaloosa|Vance',
  'US-MS': 'Jackson|Olive Branch|Canton',
  'US-LA': 'Baton Rouge|Shreveport|Lafayette',
  'US-AR': 'Fayetteville|Bentonville|Fort Smith|Jonesboro',
  'US-FL': 'Orlando|Tampa|Lakeland|Miami|Fort Lauderdale',
  'US-VA': 'Richmond|Norfolk|Roanoke|Chesapeake',
  'US-PA': 'Philadelphia|Pittsburgh|Allentown|Lancaster|Lebanon|Reading',
  'US-NY': 'New York|Buffalo|Rochester|Syracuse|Albany|Brooklyn',
  'US-NJ': 'Edison|Elizabeth|Jersey City|Secaucus',
  'US-MD': 'Baltimore|Hagerstown',
  'US-WI': 'Green Bay|Madison|Kenosha',
  'US-MN': 'St. Paul|Rochester|Bloomington',
  'US-IA': 'Des Moines|Cedar Rapids|Davenport',
  'US-NE': 'Lincoln|Grand Island',
  'US-OK': 'Norman|Lawton|Broken Arrow',
  'US-NV': 'Reno|Sparks|Henderson',
  'US-UT': 'Ogden|Provo',
  'US-WA': 'Tacoma|Spokane|Kent|Vancouver',
  'US-OR': 'Salem|Eugene',
};
