/** What the booking's pages say, with script and without. */
export const booking = {
  // The page
  Booking: 'Reserva',
  'Book a Strategy Session': 'Reserve una sesión de estrategia',
  'Your Strategy Session': 'Su sesión de estrategia',
  '{length} by phone, {price}. Pick a day and a time; move or cancel it with one link whenever you have to.':
    '{length} por teléfono, {price}. Elija día y hora; cambie o cancele con un enlace cuando lo necesite.',
  '{length} by phone, {price}. Pick a day and a time, say who you are, and I call you.':
    '{length} por teléfono, {price}. Elija día y hora, dígame quién es y yo le llamo.',
  'I call you myself. Bring what you use today.': 'Le llamo yo en persona. Tenga a mano lo que usa hoy.',
  'Move it or cancel it here. You are asked before anything changes.':
    'Cámbiela o cancélela aquí. Se le pregunta antes de cambiar algo.',
  'Opening the calendar': 'Abriendo el calendario',
  'See the free times': 'Ver los horarios disponibles',
  'See free times': 'Ver los horarios disponibles',
  'Or call {phone}, or write to {email}.': 'O llame al {phone}, o escriba a {email}.',
  'The calendar did not open': 'El calendario no se abrió',
  'The calendar is not answering. You can wait a little longer, or take one of these:':
    'El calendario no responde. Puede esperar un poco más o usar una de estas opciones:',
  'Booking calendar': 'Calendario de reservas',
  'Trouble with the calendar?': '¿Problemas con el calendario?',
  'Open it in a new tab': 'Ábralo en una pestaña nueva',

  // Times
  'Looking for free times': 'Buscando horarios disponibles',
  'The free times could not be loaded': 'No se pudieron cargar los horarios disponibles',
  'Every time is taken at the moment': 'Por ahora todos los horarios están ocupados',
  'Every time is taken at the moment. Please call or write.':
    'Por ahora todos los horarios están ocupados. Llame o escriba, por favor.',
  'Times are shown for': 'Horarios en la zona de',
  'Yours and mine': 'La suya y la mía',
  'Lit days have free times.': 'Los días iluminados tienen horarios disponibles.',
  'The small print under a time is my own clock, in {zone}.':
    'La hora pequeña debajo de cada horario es la de mi reloj, en {zone}.',
  Days: 'Días',
  'not to be booked': 'no se puede reservar',
  'no free times': 'sin horarios disponibles',
  '1 free time': '1 horario disponible',
  '{count} free times': '{count} horarios disponibles',
  'That time has just gone.': 'Ese horario acaba de ocuparse.',
  'No other is free at the moment.': 'Por ahora no hay otro disponible.',
  'Nothing you typed is lost. Take one of the nearest free times, or look for another above.':
    'No se perdió nada de lo que escribió. Elija uno de los horarios más cercanos o busque otro arriba.',

  // Who books
  'The form could not be loaded': 'No se pudo cargar el formulario',
  'Please check the connection. The time you chose is kept.': 'Revise la conexión. El horario que eligió se conserva.',
  'Opening the form': 'Abriendo el formulario',
  'Your details': 'Sus datos',
  'No time is chosen.': 'No ha elegido horario.',
  '{time} for me': '{time} para mí',
  'The number I call. Without one I write and ask for it.':
    'El número al que llamo. Si no lo deja, le escribo para pedírselo.',
  'What should be fixed first': 'Qué hay que resolver primero',
  'Book this time': 'Reservar este horario',
  'Booking...': 'Reservando...',
  'What you typed is still here. You can also call {phone} or write to {email}.':
    'Lo que escribió sigue aquí. También puede llamar al {phone} o escribir a {email}.',
  'You can also call {phone} or write to {email}.': 'También puede llamar al {phone} o escribir a {email}.',
  'Not booked yet.': 'Aún no está reservada.',
  'No answer came.': 'No llegó respuesta.',
  'Please check the connection and press again. However often you press, it is booked once.':
    'Revise la conexión y presione otra vez. Por más veces que presione, se reserva una sola vez.',
  'Please check the connection and press again.': 'Revise la conexión y presione otra vez.',
  'It is kept on this device and sent again by itself as soon as the site can be reached. You can also press again: however often, it is booked once.':
    'Queda guardada en este dispositivo y se envía sola en cuanto se pueda llegar al sitio. También puede presionar otra vez: se reserva una sola vez.',
  'Nothing was changed.': 'No se cambió nada.',
  'Your session': 'Su sesión',
  'Your session has arrived': 'Su sesión ha llegado',
  'A mail says what comes next: it confirms the session, or asks you to confirm it.':
    'Un correo le dice lo que sigue: confirma la sesión o le pide que la confirme.',

  // Booked, held, changed
  'Your session is booked': 'Su sesión está reservada',
  When: 'Cuándo',
  Length: 'Duración',
  '{count} minutes, by phone': '{count} minutos, por teléfono',
  'A mail to {email} confirms it, with the calendar file and a link to move or cancel.':
    'Un correo a {email} la confirma, con el archivo de calendario y un enlace para cambiarla o cancelarla.',
  'A mail confirms it, with the calendar file and a link to move or cancel.':
    'Un correo la confirma, con el archivo de calendario y un enlace para cambiarla o cancelarla.',
  'I write to you first and ask which number to call.': 'Primero le escribo para preguntarle a qué número llamar.',
  'I call {phone} at that time.': 'Llamo al {phone} a esa hora.',
  'Have two figures at hand: leads that came in last month, and how many of them you spoke with.':
    'Tenga a mano dos cifras: cuántos prospectos llegaron el mes pasado y con cuántos habló.',
  'Add to your calendar': 'Agregar a su calendario',
  'Or add it to {google}, {outlook} or {office}.': 'O agréguela a {google}, {outlook} o {office}.',
  'What happens next': 'Qué sigue',
  'Move or cancel': 'Cambiar o cancelar',
  'Questions before then? {phone} or {email}.': '¿Preguntas antes? {phone} o {email}.',
  'Questions before then, or another time? {phone} or {email}.': '¿Preguntas antes, u otro horario? {phone} o {email}.',
  'Book another session': 'Reservar otra sesión',
  'Please confirm by mail': 'Confirme por correo',
  'A mail to {email} is on its way. Many sessions are being booked at this moment, so it asks you to confirm yours.':
    'Va en camino un correo a {email}. En este momento se reservan muchas sesiones, por eso le pide que confirme la suya.',
  'A mail is on its way. Many sessions are being booked at this moment, so it asks you to confirm yours.':
    'Va en camino un correo. En este momento se reservan muchas sesiones, por eso le pide que confirme la suya.',
  'Press the link in it before {until}. Until then nobody else gets this time.':
    'Presione el enlace antes de las {until}. Hasta entonces nadie más puede tomar este horario.',
  'Press the link in it within {minutes} minutes. Until then nobody else gets this time.':
    'Presione el enlace en los próximos {minutes} minutos. Hasta entonces nadie más puede tomar este horario.',
  'Then the session is booked, and a second mail brings the calendar file.':
    'Entonces la sesión queda reservada, y un segundo correo trae el archivo de calendario.',
  'Choose another time': 'Elegir otro horario',
  'Your session is cancelled': 'Su sesión está cancelada',
  'This session is past': 'Esta sesión ya pasó',
  'Please confirm your session': 'Confirme su sesión',
  'This time is no longer held': 'Este horario ya no está apartado',
  'Your session is moved': 'Su sesión cambió de horario',
  'You are booked': 'Tiene una sesión reservada',
  'Cancel this session? Its time goes to somebody else.': '¿Cancelar esta sesión? Su horario queda para otra persona.',
  'Yes, cancel it': 'Sí, cancelar',
  'It was not confirmed in time. If nobody else has booked it, it is still yours.':
    'No se confirmó a tiempo. Si nadie más lo ha reservado, todavía es suyo.',
  'The time is held for you until {until}.': 'El horario está apartado para usted hasta las {until}.',
  'Take it if it is free': 'Tomarlo si está libre',
  'Confirm the session': 'Confirmar la sesión',
  'Looking for your booking': 'Buscando su reserva',
  'Your booking could not be loaded': 'No se pudo cargar su reserva',
  'There is no booking under this link': 'No hay ninguna reserva con este enlace',
  'Please use the whole link from the mail, or book a new session.':
    'Use el enlace completo del correo o reserve una sesión nueva.',
  'The old time is free again. A mail with the new calendar file is on its way.':
    'El horario anterior vuelve a estar libre. Va en camino un correo con el nuevo archivo de calendario.',
  'A mail with the calendar file is on its way.': 'Va en camino un correo con el archivo de calendario.',
  'The time is free for somebody else, and a mail confirms it.':
    'El horario queda libre para otra persona, y un correo lo confirma.',
  'Move to another time': 'Cambiar a otro horario',
  'Cancel the session': 'Cancelar la sesión',
  'Book another time': 'Reservar otro horario',
  'No other time is chosen yet.': 'Aún no ha elegido otro horario.',
  'From {from} to {to}.': 'Del {from} al {to}.',
  'Move the session': 'Cambiar la sesión',
  'Keep the time I have': 'Conservar mi horario',
  'That time has gone.': 'Ese horario ya no está disponible.',
  'Somebody else has booked it in the meantime. Please book another time.':
    'Otra persona lo reservó mientras tanto. Reserve otro horario.',

  // Without the calendar
  'If the calendar does not open:': 'Si el calendario no se abre:',
  'You can also book by hand: call or write, and I confirm a time.':
    'También puede reservar sin el calendario: llame o escriba, y le confirmo un horario.',
  'Call {phone}': 'Llamar al {phone}',
  'Write to {email}': 'Escribir a {email}',
  Sessions: 'Sesiones',
  'Quick questions by phone': 'Preguntas rápidas por teléfono',
  'Strategy session': 'Sesión de estrategia',
  'Hello,\n\nI would like to book a free strategy session.\n\nTimes that suit me:\nMy phone number:\nWhat I want to fix first:\n':
    'Hola:\n\nQuisiera reservar una sesión de estrategia gratis.\n\nHorarios que me convienen:\nMi número de teléfono:\nLo que quiero resolver primero:\n',

  // Without script
  'The strategy session is booked, and a mail confirms it.':
    'La sesión de estrategia está reservada, y un correo la confirma.',
  'The time is held until the link in the mail is pressed.':
    'El horario queda apartado hasta que se presione el enlace del correo.',
  'Free times for a session': 'Horarios disponibles para una sesión',
  'The free times for a strategy session, as a list.':
    'Los horarios disponibles para una sesión de estrategia, en una lista.',
  'Choose a time, say who you are, and I call you.': 'Elija un horario, dígame quién es y yo le llamo.',
  'Day and time': 'Día y hora',
  'On my clock. The zone stands beside each time.': 'Según mi reloj. La zona horaria aparece junto a cada horario.',
  'Choose a day and a time': 'Elija día y hora',
  'the time that you chose': 'el horario que eligió',

  // Refusals
  'Please choose a time': 'Elija un horario',
  'Please choose a time zone': 'Elija una zona horaria',
  'Please choose a time zone such as America/New_York': 'Elija una zona horaria, por ejemplo America/New_York',
  'There is no booking under this link. Please use the whole link from the mail.':
    'No hay ninguna reserva con este enlace. Use el enlace completo del correo.',
  'It has begun already, so it cannot be changed any more. Please book a new one.':
    'Ya empezó, así que no se puede cambiar. Reserve una nueva.',
  'Its time is free again, so it cannot be moved. Please book a new one.':
    'Su horario ya está libre, así que no se puede cambiar. Reserve una nueva.',
  'Somebody was quicker, or it is too soon now. Please choose another time.':
    'Alguien se adelantó o ya es demasiado pronto. Elija otro horario.',
  'This time cannot be booked any more, and no other is free at the moment.':
    'Este horario ya no se puede reservar y por ahora no hay otro disponible.',
  '{count} sessions are booked for this address or number. Please move or cancel one by the link in its mail, or write to {email}.':
    'Ya hay {count} sesiones reservadas con esta dirección o este número. Cambie o cancele una con el enlace de su correo, o escriba a {email}.',
  'Too many sessions were booked from your network. Please call {phone} or write to {email}, and we will find a time for you.':
    'Se reservaron demasiadas sesiones desde su red. Llame al {phone} o escriba a {email} y le buscamos un horario.',
  'Please confirm it first, or book another time.': 'Confírmela primero o reserve otro horario.',
} as const;
