/**
 * What the booking's pages say of yours, in Spanish: the Spanish of each text, by the English that stands in site.ts, deals.ts and about.ts.
 * Without this file there is no booking in Spanish.
 */
export const words: Readonly<Record<string, string>> = {
  'Systems for people who buy, sell and look after houses.':
    'Sistemas para quienes compran, venden y administran casas.',
  '30 minutes': '30 minutos',
  free: 'gratis',
  'Text me about this at the number above. Message and data rates may apply; reply STOP to end it. Not needed to go on.':
    'Envíeme mensajes de texto sobre esto al número de arriba. Pueden aplicarse tarifas de mensajes y datos; responda STOP para dejar de recibirlos. No es necesario para continuar.',
};
