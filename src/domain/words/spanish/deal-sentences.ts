/**
 * Sentences about a deal that are made elsewhere and said again by the page: by the rules of its fields, by those of the buy boxes, by the money's. A value
 * that has a Spanish of its own, such as a buyer's name, is said in it.
 */
export const dealSentences = {
  // The rules of the fields
  'Name must be at least 2 characters': 'El nombre debe tener al menos 2 caracteres',
  'Please enter the property address': 'Escriba la dirección de la propiedad',
  'Please enter the city': 'Escriba la ciudad',
  'Please enter the state': 'Escriba el estado',
  'Please enter the state as two letters, for example TX': 'Escriba el estado con dos letras, por ejemplo TX',
  'Please enter a valid zip code': 'Escriba un código postal válido',
  'Please select number of bedrooms': 'Elija el número de recámaras',
  'Please select number of bathrooms': 'Elija el número de baños',
  'Please enter square footage': 'Escriba los pies cuadrados',
  'Please enter square footage as one figure, for example 1,450.':
    'Escriba los pies cuadrados como una sola cifra, por ejemplo 1,450.',
  'Please enter year built': 'Escriba el año de construcción',
  'Please enter year built as four digits, from {first} to {last}':
    'Escriba el año de construcción con cuatro dígitos, de {first} a {last}',
  'Please select garage information': 'Elija el tipo de garaje',
  'Please enter asking price': 'Escriba el precio pedido',
  'Please enter asking price as one figure, for example 365,000.':
    'Escriba el precio pedido como una sola cifra, por ejemplo 365,000.',
  'Please select property condition': 'Elija la condición de la propiedad',
  'Please specify sewer type': 'Indique el tipo de drenaje',
  'Sorry, our hedge fund buyers only accept properties with city sewer connections.':
    'Lo sentimos, nuestros fondos de inversión solo aceptan propiedades conectadas al alcantarillado municipal.',
  'Please select property type': 'Elija el tipo de propiedad',
  'Please select closing timeframe': 'Elija el plazo de cierre',
  'Please select one of the options': 'Elija una de las opciones',
  'You must agree to the Joint Venture terms to submit a deal':
    'Debe aceptar los términos del Joint Venture para enviar una propiedad',
  'Please select which buy box this property matches': 'Elija el buy box que corresponde a esta propiedad',
  'Please enter this as one figure, so that it can be checked against the buy box':
    'Escríbalo como una sola cifra, para poder compararlo con el buy box',

  // Why a buy box does not take it
  "Property Doesn't Meet Requirements": 'La propiedad no cumple los requisitos',
  'Please select a valid market.': 'Elija un buy box válido.',
  'Sorry, the asking price of {price} exceeds our maximum of {most} for {place} in this market.':
    'Lo sentimos, el precio pedido de {price} supera nuestro máximo de {most} para {place} en este mercado.',
  'Sorry, our {buyer} requires properties with a minimum asking price of {least}.':
    'Lo sentimos, nuestro {buyer} pide propiedades con un precio pedido mínimo de {least}.',
  'Sorry, our {market} hedge fund buyers require properties built in {year} or later.':
    'Lo sentimos, nuestros fondos de inversión de {market} piden propiedades construidas en {year} o después.',
  'Sorry, our hedge fund buyers require properties with {least} or more bedrooms.':
    'Lo sentimos, nuestros fondos de inversión piden propiedades con {least} recámaras o más.',
  'Sorry, our {buyer} requires properties with {least}+ bathrooms.':
    'Lo sentimos, nuestro {buyer} pide propiedades con {least} baños o más.',
  'Sorry, our {buyer} requires properties with at least {feet} square feet.':
    'Lo sentimos, nuestro {buyer} pide propiedades de al menos {feet} pies cuadrados.',
  'Sorry, our {buyer} requires properties with no more than {feet} square feet.':
    'Lo sentimos, nuestro {buyer} pide propiedades de no más de {feet} pies cuadrados.',

  // The same in a few words
  '{sum} over for {city}': '{sum} de más para {city}',
  '{sum} over': '{sum} de más',
  '{sum} under its minimum': '{sum} por debajo de su mínimo',
  'Built {year}, needs {least} or later': 'Construida en {year}; pide {least} o después',
  '{count} bedroom, needs {least}+': '{count} recámara; pide {least} o más',
  '{count} bedrooms, needs {least}+': '{count} recámaras; pide {least} o más',
  '{count} bathroom, needs {least}+': '{count} baño; pide {least} o más',
  '{count} bathrooms, needs {least}+': '{count} baños; pide {least} o más',
  '{feet} sq ft too small': 'Le faltan {feet} pies²',
  '{feet} sq ft too large': 'Le sobran {feet} pies²',

  // Why a buyer's card gives no price
  'Its card takes an ARV from {sum}': 'Su ficha acepta un ARV desde {sum}',
  'Its card takes an ARV to {sum}': 'Su ficha acepta un ARV hasta {sum}',
  '{sum} of repairs more than its card takes': '{sum} de reparaciones más de lo que acepta su ficha',
  'Nothing is left after the repairs': 'No queda nada después de las reparaciones',
  'Its terms give {sum}, under its minimum': 'Sus términos dan {sum}, por debajo de su mínimo',

  // What the form says that could not be sent
  'Submission Failed': 'No se pudo enviar',
  'Please try again or contact us directly at {email}': 'Inténtelo de nuevo o escríbanos directamente a {email}',
} as const;
