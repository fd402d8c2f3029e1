/** What the buy boxes say, and the money beside them. */
export const dealBoard = {
  // The page
  'Our Buy Boxes for Hedge Fund Buyers': 'Nuestros buy boxes de fondos de inversión',
  '{boxes} buy boxes in {states} states.': '{boxes} buy boxes en {states} estados.',
  'Type or paste a deal and see at once which hedge-fund buyer would take it, and at what price.':
    'Escriba o pegue una propiedad y vea al instante qué fondo de inversión la aceptaría y a qué precio.',
  'Coming soon': 'Próximamente',
  'The Deal Match App: every deal you bring meets every buyer, wherever you are.':
    'La app Deal Match: cada propiedad que traiga llega a todos los compradores, esté donde esté.',
  'Each box is a buyer with money to place. Type or paste a deal, and every box says whether it would take it, and for how much.':
    'Cada buy box es un comprador con dinero para invertir. Escriba o pegue una propiedad, y cada uno dice si la aceptaría y por cuánto.',
  'Paste your deal': 'Pegue su propiedad',

  // The map of the states, whose rooms are narrow
  'Where they buy': 'Dónde compran',
  // In a room of the map there is place for the price alone; the words below the map say that it is the most.
  'to {price}': '{price}',
  'takes it': 'acepta',
  maybe: 'quizá',
  'if there': 'si es ahí',
  'not there': 'no es ahí',
  misses: 'falla',
  'The most that a buyer pays. The state leads to its terms.':
    'Lo más que paga un comprador. El estado lleva a sus condiciones.',
  'The most that a buyer pays in each of {count} states. A state leads to its terms.':
    'Lo más que paga un comprador en cada uno de {count} estados. Cada estado lleva a sus condiciones.',
  'Lit: takes it. Half lit: its figures fit there. Hatched: misses.':
    'Con luz: la acepta. A media luz: ahí encajan sus cifras. Rayado: no encaja.',
  'The property lies here.': 'La propiedad está aquí.',

  // The boxes
  Regions: 'Regiones',
  'would take it': 'la aceptarían',
  Chosen: 'Elegido',
  'Buys in {where}': 'Compra en {where}',
  '{count} cities': '{count} ciudades',
  beds: 'recám.',
  baths: 'baños',
  built: 'año',
  garage: 'garaje',
  'sq.ft': 'pies²',
  sewer: 'drenaje',
  'City Sewer Only': 'Solo municipal',
  Offer: 'Oferta',
  'Submit a Deal': 'Enviar una propiedad',
  'to {box}': 'a {box}',
  Cities: 'Ciudades',
  '+{count} more': '+{count} más',
  cities: 'ciudades',
  '{city} to {sum}': '{city} hasta {sum}',
  'on a scale of its own: each step is ten times the one before':
    'en una escala propia: cada paso es diez veces el anterior',
  'to {most}': 'hasta {most}',
  '{least} to {most}': '{least} a {most}',

  // Their verdicts
  'Would not take it': 'No la aceptaría',
  'Would take it': 'La aceptaría',
  'Still needs: {fields}': 'Falta: {fields}',
  'Fits, but buys in {state}': 'Encaja, pero compra en {state}',
  'Fits, but buys there only': 'Encaja, pero solo compra ahí',
  'Buys there only': 'Solo compra ahí',
  'Who takes this deal': 'Quién acepta esta propiedad',
  'Who takes this deal?': '¿Quién acepta esta propiedad?',
  'Type or paste a deal. The buy box says here whether it would take it.':
    'Escriba o pegue una propiedad. El buy box dice aquí si la aceptaría.',
  'Type or paste a deal. Each of the {count} buy boxes says here whether it would take it.':
    'Escriba o pegue una propiedad. Cada uno de los {count} buy boxes dice aquí si la aceptaría.',
  'Boxes that would take it': 'Buy boxes que la aceptarían',
  '(chosen)': '(elegido)',
  'The others': 'Los demás',
  'All buy boxes': 'Todos los buy boxes',

  // The deal in words
  'Your deal so far: {deal}.': 'Su propiedad hasta ahora: {deal}.',
  '1 bed': '1 recámara',
  '{count} bed': '{count} recámaras',
  '1 bath': '1 baño',
  '{count} bath': '{count} baños',
  '{feet} sq ft': '{feet} pies²',
  'built {year}': 'de {year}',
  'in {place}': 'en {place}',
  'at {sum}': 'a {sum}',
  'ARV {sum}': 'ARV {sum}',
  'repairs {sum}': 'reparaciones {sum}',
  '{some} of {all} buy boxes would take it.': 'buy boxes que la aceptarían: {some} de {all}.',
  '{some} of {all} buy boxes could still take it.': 'buy boxes que aún podrían aceptarla: {some} de {all}.',
  'None of {all} buy boxes would take it there; its figures fit {some} elsewhere.':
    'De {all} buy boxes, ninguno la aceptaría ahí; en otra parte, sus cifras encajan en {some}.',
  'None of {all} buy boxes buys there.': 'De {all} buy boxes, ninguno compra ahí.',
  'None buys there': 'Ninguno compra ahí',
  'None of {all} buy boxes would take it as it is.': 'De {all} buy boxes, ninguno la aceptaría como está.',
  '{some} of {all} boxes would take it': 'La aceptarían {some} de {all}',

  // Money
  'What each buyer would pay': 'Lo que pagaría cada comprador',
  'A bar is what a box takes. Type the price, the ARV and the repairs {link}, and what each buyer pays is measured on it beside your price.':
    'Una barra es lo que acepta un buy box. Escriba el precio, el ARV (valor después de reparaciones) y las reparaciones {link}, y en ella se mide lo que paga cada comprador junto a su precio.',
  'in the form': 'en el formulario',
  'Please check the connection and try again.': 'Revise la conexión e inténtelo de nuevo.',
  'The drawing could not be loaded': 'No se pudo cargar el dibujo',
  'pays {payment}': 'paga {payment}',
  'Its card does not take it': 'Su ficha no la acepta',
  '{why}, so its card gives no price.': '{why}; por eso su ficha no da un precio.',
  'the ARV': 'el ARV',
  'the estimated repair cost': 'el costo de reparaciones',
  'To see what its buyer pays, type {first} as one figure.':
    'Para ver lo que paga su comprador, escriba {first} como una sola cifra.',
  'To see what its buyer pays, type {first} and {second}, each as one figure.':
    'Para ver lo que paga su comprador, escriba {first} y {second}, cada uno como una sola cifra.',
  '{share} of ARV less {repairs} of repairs': '{share} del ARV menos {repairs} de reparaciones',
  'Its buyer pays {payment}: {terms}.': 'Su comprador paga {payment}: {terms}.',
  'Its buyer pays {payment}: {terms} gives more, and it pays no more than its maximum.':
    'Su comprador paga {payment}: {terms} da más, pero no paga más que su máximo.',
  'The gap to talk about is {gap}.': 'La diferencia por negociar es de {gap}.',
  'You ask less than that.': 'Usted pide menos.',
  'Your price lies within that.': 'Su precio está dentro de ese rango.',
  'You ask {sum} more.': 'Usted pide {sum} más.',
  'Lower the ask to {sum} and {box} takes it.': 'Baje el precio a {sum} y {box} la acepta.',
  '{box} takes it at {sum}.': '{box} la acepta a {sum}.',
  '{box}, by its card': '{box}, según su ficha',
  'Elsewhere; {reason}': 'En otra parte; {reason}',
  'If in {state}': 'Si está en {state}',
  '{verdict}, if in {state}': '{verdict}, si está en {state}',
  'you ask {sum}': 'usted pide {sum}',
  'Lower the ask to {sum}': 'Bajar el precio a {sum}',
  'Back to {sum}': 'Volver a {sum}',

  // Beside the form
  'Get the best offer': 'Consiga la mejor oferta',
  'A buyer who has to ask offers less. Bring all of these and the answer comes in one piece; send the deal without one rather than not at all.':
    'El comprador que tiene que preguntar ofrece menos. Traiga todos estos datos y la respuesta llega completa; si le falta uno, envíela de todos modos.',
  'Before the next deal': 'Antes de la próxima propiedad',
  'Every seller in one place': 'Todos los vendedores en un solo lugar',
  'The CRM that answers a seller while you drive: contacts, pipeline, calendar and the phone app.':
    'El CRM que le contesta al vendedor mientras usted maneja: contactos, embudo, calendario y la app del teléfono.',
  '{price}/month': '{price}/mes',
  'Get the CRM for {price}/month': 'Obtener el CRM por {price}/mes',
  'A question about a deal': 'Una pregunta sobre una propiedad',
  'Write to {email} or call {phone}. A person answers.': 'Escriba a {email} o llame al {phone}. Contesta una persona.',

  // States whose names are others
  'North Carolina': 'Carolina del Norte',
  'South Carolina': 'Carolina del Sur',
  'North Dakota': 'Dakota del Norte',
  'South Dakota': 'Dakota del Sur',
  'New Hampshire': 'Nuevo Hampshire',
  'New Jersey': 'Nueva Jersey',
  'New Mexico': 'Nuevo México',
  'New York': 'Nueva York',
  'West Virginia': 'Virginia Occidental',
  'District Of Columbia': 'Distrito de Columbia',
  Louisiana: 'Luisiana',
  Oregon: 'Oregón',
  Pennsylvania: 'Pensilvania',
} as const;
