/** Names of food, drinks, plants and animals; a line has phrases between strokes. */
export const FOOD = `
  cerveza|refresco|refrescos|agua|agua embotellada|tequila|mezcal|vino|licor|jugo|jugos
  bebidas|cafe|cacao|te|azucar|sal|miel|piloncillo|dulces|dulce|chocolate|chocolates|galleta
  galletas|pan|pan molido|tortilla|tortillas|tostadas|salsas|salsa|botana|botanas|frituras
  papas fritas|pasta|sopa|cereal|avena|harina|harina de trigo|harina de maiz|arroz|frijol
  garbanzo|lenteja|maiz|trigo|sorgo|cebada|malta|soya|canola|girasol|semilla|semillas|grano
  granos|forraje|alfalfa|pasta de soya|aceite|aceite vegetal|aceite comestible|manteca|mantequilla
  leche|leche en polvo|queso|crema|yogurt|yogur|lacteos|huevo|helado|paletas|carne|carne de res
  res en canal|cerdo|pollo|pavo|jamon|embutidos|salchicha|pescado|camaron|atun|pulpo|mariscos
  croqueta|croquetas|alimento|alimento balanceado|alimento para perro|alimento para mascotas
  alimentos|alimentos congelados|abarrotes|conservas|enlatados|mermelada|pure|pulpa|especias
  chile|chile seco|ajo
  aguacate|limon|naranja|toronja|mandarina|lima|papaya|mango|melon|sandia|piña|platano|manzana
  pera|durazno|uva|fresa|frambuesa|zarzamora|arandano|berries|cereza|kiwi|nopal|tomate|jitomate
  tomatillo|cebolla|papa|zanahoria|lechuga|brocoli|coliflor|col|espinaca|apio|esparrago
  pepino|calabaza|calabacita|pimiento|pimiento morron|ejote|elote|chayote|jicama|betabel
  cilantro|fruta|frutas|verdura|verduras|hortalizas|nuez|pistache|cacahuate|almendra|flores
  plantas|ganado|becerros|cerdos
  beer|soda|water|bottled water|wine|liquor|juice|beverages|coffee|cocoa|tea|salt|honey
  candy|candies|chocolate|cookies|crackers|bread|snacks|chips|cereal|flour|rice|beans|corn
  wheat|barley|malt|soy|soybeans|soybean meal|seed|seeds|grain|hay|vegetable oil|cooking oil
  butter|milk|cheese|yogurt|eggs|ice cream|beef|pork|chicken|poultry|turkey|ham|sausage
  fish|shrimp|tuna|seafood|pet food|dog food|groceries|canned goods|canned food|frozen food
  frozen foods|frozen vegetables|frozen fruit|frozen berries|food|foodstuff|meat|dairy|sugar
  sauce|salsa|tortillas|spices|garlic|dry food
  avocado|avocados|lime|limes|lemon|lemons|oranges|grapefruit|papayas|mangos|mangoes|melons
  watermelon|watermelons|cantaloupe|pineapple|bananas|apples|pears|peaches|grapes|strawberries
  raspberries|blackberries|blueberries|berries|cherries|tomatoes|tomatillos|onions|potatoes
  carrots|lettuce|broccoli|cauliflower|cabbage|spinach|celery|asparagus|cucumbers|squash
  zucchini|peppers|bell peppers|chili peppers|green beans|sweet corn|jicama|beets|cilantro
  produce|fresh produce|fruit|vegetables|nuts|pecans|pistachios|peanuts|almonds|flowers
  plants|cattle
`;
