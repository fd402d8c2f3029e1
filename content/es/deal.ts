/**
 * What the buy boxes and their deal form say of yours, in Spanish: the Spanish of each text, by the English that stands in site.ts, deals.ts and markets.ts.
 * Without this file there is no deal form in Spanish.
 */
export const words: Readonly<Record<string, string>> = {
  'Systems for people who buy, sell and look after houses.':
    'Sistemas para quienes compran, venden y administran casas.',
  'Text me about this at the number above. Message and data rates may apply; reply STOP to end it. Not needed to go on.':
    'Envíeme mensajes de texto sobre esto al número de arriba. Pueden aplicarse tarifas de mensajes y datos; responda STOP para dejar de recibirlos. No es necesario para continuar.',

  // The Joint Venture
  'I agree to the Joint Venture terms': 'Acepto los términos del Joint Venture',
  'You and Keyturn Systems bring this deal to a buyer together, as a joint venture for this one property.':
    'Usted y Keyturn Systems llevan juntos este negocio a un comprador, como joint venture (empresa conjunta) para esta sola propiedad.',
  'Of the net profit, 60% goes to the group, which brings the buyer and the closing, and 40% goes to you, who bring the deal.':
    'De la ganancia neta, el 60% es para el grupo, que pone al comprador y el cierre, y el 40% para usted, que trae el negocio.',
  'Net profit is the assignment fee or spread that is paid at closing, less the closing costs of the deal. If it does not close, nobody owes anybody anything.':
    'La ganancia neta es la tarifa de asignación o el margen que se paga al cierre, menos los costos de cierre del negocio. Si no se cierra, nadie le debe nada a nadie.',
  'You confirm that you have the property under contract, or the right to market it, and that what you submit is true as far as you know.':
    'Usted confirma que tiene la propiedad bajo contrato, o el derecho de ofrecerla, y que lo que envía es verdad hasta donde sabe.',

  // The nine for the best offer
  Address: 'Dirección',
  'Closing timing': 'Fecha de cierre',
  'Photo link': 'Enlace a las fotos',
  'Roof age': 'Antigüedad del techo',
  Occupancy: 'Ocupación',
  'HVAC age': 'Antigüedad del aire acondicionado (HVAC)',
  Access: 'Acceso',
  'Foundation condition': 'Condición de los cimientos',
  'Rough asking price': 'Precio pedido aproximado',

  // The boxes
  Texas: 'Texas',
  Southeast: 'Sureste',
  Midwest: 'Medio Oeste',
  Southwest: 'Suroeste',
  Georgia: 'Georgia',
  'South Carolina': 'Carolina del Sur',
  'North Carolina': 'Carolina del Norte',
  Florida: 'Florida',
  Tennessee: 'Tennessee',
  'Oklahoma - Buyer 1': 'Oklahoma - Comprador 1',
  'Oklahoma - Buyer 2': 'Oklahoma - Comprador 2',
  Arizona: 'Arizona',
  'Arizona - Phoenix Area': 'Arizona - Área de Phoenix',
  California: 'California',
  'Texas buyer': 'comprador de Texas',
  'Georgia buyer': 'comprador de Georgia',
  'South Carolina buyer': 'comprador de Carolina del Sur',
  'North Carolina buyer': 'comprador de Carolina del Norte',
  'Florida buyer': 'comprador de Florida',
  'Tennessee buyer': 'comprador de Tennessee',
  'Arizona buyer': 'comprador de Arizona',
  'Arizona Phoenix Area buyer': 'comprador del área de Phoenix, Arizona',
  'California buyer': 'comprador de California',
  '1-2 car': '1-2 autos',
  Any: 'Libre',
  '70-75% of ARV minus rehab, rehab max $50k': '70-75% del ARV menos la remodelación, máximo $50k de remodelación',
  '70% ARV minus repairs': '70% del ARV menos las reparaciones',
  'ARV 400K-900K. No flood zones, off-market preferred.':
    'ARV 400K-900K. Sin zonas de inundación; de preferencia fuera del mercado (off-market).',
  '70-75% of ARV minus rehab, renovation budget to $2,000,000':
    '70-75% del ARV menos la remodelación, presupuesto de remodelación hasta $2,000,000',
};
