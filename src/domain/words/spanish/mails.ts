/** What mails to a sender say. */
export const mails = {
  'Hello,': 'Hola:',
  'Hello {name},': 'Hola, {name}:',
  Privacy: 'Privacidad',
  'Stop these mails': 'Dejar de recibir estos correos',
  'Stop text messages': 'Dejar de recibir mensajes de texto',

  // The deal
  'Your deal is here': 'Su propiedad llegó',
  'Your deal is here: {property}': 'Su propiedad llegó: {property}',
  'You hear from me within 24-48 hours.': 'Le respondo en 24-48 horas.',
  'Your property is inside the buy box for {market}. You hear from me within 24-48 hours.':
    'Su propiedad entra en el buy box de {market}. Le respondo en 24-48 horas.',
  '{property} has arrived, and it is inside the buy box for {market}. You hear from me within 24-48 hours.':
    'Llegó {property}, y entra en el buy box de {market}. Le respondo en 24-48 horas.',
  'Until then:': 'Mientras tanto:',
  'I check your figures against what sold nearby.': 'Comparo sus cifras con lo que se vendió cerca.',
  'I put the deal to the buyer whose box it fits.': 'Le presento la propiedad al comprador en cuyo buy box entra.',
  'If a figure is missing, I ask you by mail or phone before I pass on the deal.':
    'Si falta una cifra, se la pido por correo o por teléfono antes de pasarla.',
  'If the price or the access changes, or the property goes under contract elsewhere, please answer this mail.':
    'Si cambia el precio o el acceso, o si firma la propiedad con alguien más, responda a este correo.',
  'You get this mail because a deal was sent with your address on the {brand} website.':
    'Recibe este correo porque se envió una propiedad con su dirección en el sitio de {brand}.',

  // The booking
  'Strategy session with {brand}': 'Sesión de estrategia con {brand}',
  '{count} minutes. {place}\nMove or cancel: {link}\nQuestions: {phone}, {email}':
    '{count} minutos. {place}\nCambiar o cancelar: {link}\nPreguntas: {phone}, {email}',
  'By phone, {phone}': 'Por teléfono, {phone}',
  'I call the number you left; if you left none, please answer this mail with one.':
    'Llamo al número que dejó; si no dejó ninguno, responda a este correo con uno.',
  'We meet at {link}.': 'Nos vemos en {link}.',
  Day: 'Día',
  Time: 'Hora',
  '{count} minutes': '{count} minutos',
  'You get this mail because a strategy session was booked with your address on the {brand} website.':
    'Recibe este correo porque se reservó una sesión de estrategia con su dirección en el sitio de {brand}.',
  'Booked: strategy session on {day}, {time}': 'Reservada: sesión de estrategia el {day}, {time}',
  'The calendar file is attached; move or cancel with one link.':
    'Va adjunto el archivo de calendario; cambie o cancele con un enlace.',
  'Your strategy session is booked.': 'Su sesión de estrategia está reservada.',
  '{meeting} The attached file puts the session in your calendar.':
    '{meeting} El archivo adjunto pone la sesión en su calendario.',
  'It helps to have two figures at hand: how many leads came in last month, and how many of them you spoke with.':
    'Ayuda tener a mano dos cifras: cuántos prospectos llegaron el mes pasado y con cuántos habló.',
  'Move or cancel the session': 'Cambiar o cancelar la sesión',
  'Please confirm: strategy session on {day}, {time}': 'Confirme: sesión de estrategia el {day}, {time}',
  'Many sessions are being booked at this moment, so please confirm yours. The time is held for you until {until}.':
    'En este momento se reservan muchas sesiones, así que confirme la suya. El horario está apartado para usted hasta las {until}.',
  'If you did not book it, there is nothing to do: the time is free again soon.':
    'Si usted no la reservó, no tiene que hacer nada: el horario vuelve a quedar libre pronto.',
  'You get this mail because somebody chose this time with your address on the {brand} website.':
    'Recibe este correo porque alguien eligió este horario con su dirección en el sitio de {brand}.',
  'Moved: strategy session now on {day}, {time}': 'Cambió: sesión de estrategia ahora el {day}, {time}',
  'The calendar file with the new time is attached.': 'Va adjunto el archivo de calendario con el nuevo horario.',
  'Your strategy session has a new time. The old one is free again.':
    'Su sesión de estrategia tiene un nuevo horario. El anterior queda libre.',
  'The attached file moves it in your calendar.': 'El archivo adjunto la cambia en su calendario.',
  'Move it again, or cancel': 'Cambiarla otra vez o cancelarla',
  'Reminder: strategy session on {day}, {time}': 'Recordatorio: sesión de estrategia el {day}, {time}',
  'If it does not suit you any more, move or cancel it with one link.':
    'Si ya no le conviene, cámbiela o cancélela con un enlace.',
  'Your strategy session is coming up.': 'Se acerca su sesión de estrategia.',
  'Cancelled: strategy session on {day}, {time}': 'Cancelada: sesión de estrategia el {day}, {time}',
  'Nothing else to do. Book again whenever it suits you.':
    'No hay nada más que hacer. Reserve de nuevo cuando le convenga.',
  'Your strategy session is cancelled, and the time is free for somebody else. The attached file takes it out of your calendar.':
    'Su sesión de estrategia está cancelada y el horario queda libre para otra persona. El archivo adjunto la quita de su calendario.',
  'If another day suits you better, pick one:': 'Si le conviene más otro día, elíjalo:',
} as const;
