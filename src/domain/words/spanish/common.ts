/** What every page in Spanish says: its frame, its forms, their rules and how they are sent. */
export const common = {
  // The frame
  'Skip to content': 'Saltar al contenido',
  Home: 'Inicio',
  Portfolio: 'Portafolio',
  Blog: 'Blog',
  Partners: 'Socios',
  'Buy Box': 'Buy Box',
  Contact: 'Contacto',
  About: 'Quién soy',
  'Book a call': 'Reservar una llamada',
  Menu: 'Menú',
  Main: 'Principal',
  Site: 'Sitio',
  'Small print': 'Información legal',
  'Privacy Policy': 'Política de privacidad',
  'Terms of Service': 'Términos del servicio',
  Disclaimer: 'Aviso legal',
  'Sheet: {sheet}': 'Plano: {sheet}',
  'Visits are counted here without cookies and without names.':
    'Aquí las visitas se cuentan sin cookies y sin nombres.',
  'Your browser asks not to be counted (Global Privacy Control or Do Not Track). It is honoured: this visit is not counted.':
    'Su navegador pide que no se le cuente (Global Privacy Control o Do Not Track). Se respeta: esta visita no se cuenta.',
  Dismiss: 'Cerrar',
  Close: 'Cerrar',
  'This page would not open': 'Esta página no se abrió',
  'This page would not open.': 'Esta página no se abrió.',
  'Something went wrong while it was put together. Loading it again often helps; if it does not, tell me what you were doing and I will see to it.':
    'Algo falló al prepararla. Volver a cargarla suele bastar; si no, dígame qué estaba haciendo y lo resuelvo.',
  'Load it again': 'Cargarla de nuevo',
  'Back to the front door': 'Volver al inicio',
  'Try again': 'Intentar de nuevo',
  optional: 'opcional',

  // Fields that several forms have
  Name: 'Nombre',
  Email: 'Correo electrónico',
  Phone: 'Teléfono',
  'Did you mean {email}?': '¿Quiso escribir {email}?',
  'Please leave this empty': 'Deje esto en blanco',

  // Rules
  'Please look at these fields again': 'Revise estos campos',
  'Please look at this again': 'Revise este campo',
  'Please enter your name': 'Escriba su nombre',
  'Please enter a valid email address': 'Escriba un correo electrónico válido',
  'Please enter a valid phone number': 'Escriba un número de teléfono válido',
  'Please keep this under {max} characters': 'Escriba menos de {max} caracteres',
  'Please remove the invisible character from this text': 'Quite el carácter invisible de este texto',
  'Please remove the broken character from this text': 'Quite el carácter dañado de este texto',

  // Sending
  Error: 'Error',
  'Something went wrong. Please try again.': 'Algo salió mal. Inténtelo de nuevo.',
  'The server answered with an error. Please try again in a minute.':
    'El servidor respondió con un error. Inténtelo de nuevo en un minuto.',
  'The server answered with an error ({status}). Please try again in a minute.':
    'El servidor respondió con un error ({status}). Inténtelo de nuevo en un minuto.',
  'The server cannot be reached. Please check the connection and try again.':
    'No se puede conectar con el servidor. Revise la conexión e inténtelo de nuevo.',
  'The server’s answer could not be read. Please load the page again.':
    'No se pudo leer la respuesta del servidor. Vuelva a cargar la página.',
  'Please wait a second and send this again.': 'Espere un segundo y envíelo de nuevo.',
  'Please wait {seconds} seconds and send this again.': 'Espere {seconds} segundos y envíelo de nuevo.',
  'Please wait {hours} hours and send this again.': 'Espere {hours} horas y envíelo de nuevo.',
  'Please wait a moment and send this again.': 'Espere un momento y envíelo de nuevo.',
  'You can send it now.': 'Ya puede enviarlo.',
  'The form is not ready yet': 'El formulario aún no está listo',
  'The connection seems to be lost. What you typed is still here. The form is loaded again when you continue.':
    'Parece que se perdió la conexión. Lo que escribió sigue aquí. El formulario se carga de nuevo cuando continúe.',
  'Not sent yet.': 'Aún no se ha enviado.',
  'It is kept on this device and goes out by itself as soon as the site can be reached again. You can also press the button once more.':
    'Queda guardado en este dispositivo y se envía solo en cuanto se pueda llegar al sitio. También puede presionar el botón otra vez.',
  'The site could not be reached for a day. What you typed is still in the form: please send it again.':
    'No se pudo llegar al sitio durante un día. Lo que escribió sigue en el formulario: envíelo de nuevo.',
  '{what} was not sent': 'No se envió: {what}',
  '{what} was not accepted': 'No se aceptó: {what}',
  'Please open the form and send it again.': 'Abra el formulario y envíelo de nuevo.',
  'This form came from another site. Please press the button once more.':
    'Este formulario llegó desde otro sitio. Presione el botón otra vez.',
  'What you typed is still here. Please press the button again.':
    'Lo que escribió sigue aquí. Presione el botón otra vez.',
  'Go back in your browser: what you typed is still there.': 'Regrese en su navegador: lo que escribió sigue ahí.',

  // Drafts
  'What you type is kept on this device until you send it.':
    'Lo que escribe se guarda en este dispositivo hasta que lo envíe.',
  'Clear the form': 'Borrar el formulario',
  'Clear every field?': '¿Borrar todos los campos?',
  'Yes, clear it': 'Sí, borrar',
  'Keep it': 'Conservar',

  // The phone
  'Quick questions by phone.': 'Preguntas rápidas por teléfono.',
  'One question, one answer, no appointment. I pick up myself.': 'Una pregunta, una respuesta, sin cita. Contesto yo.',

  // Counts
  one: 'uno',
  two: 'dos',
  three: 'tres',
  four: 'cuatro',
  five: 'cinco',
  six: 'seis',
  seven: 'siete',
  eight: 'ocho',
  nine: 'nueve',
  ten: 'diez',
  eleven: 'once',
  twelve: 'doce',
} as const;
