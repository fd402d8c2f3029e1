/** What the quiz's pages say; the questions are the owner's. */
export const quiz = {
  Quiz: 'Cuestionario',
  'Which system fits you?': '¿Qué sistema le conviene?',
  '{questions} short questions, and which of {packages} packages fits.':
    '{questions} preguntas breves, y cuál de {packages} paquetes le conviene.',
  '{questions} short questions about how leads reach you now. At the end you see which of {packages} packages fits, and its price.':
    '{questions} preguntas breves sobre cómo le llegan hoy los prospectos. Al final ve cuál de {packages} paquetes le conviene y su precio.',
  'First Name': 'Nombre',
  'Enter your first name': 'Escriba su nombre',
  'Enter your email address': 'Escriba su correo electrónico',
  'Please enter your first name': 'Escriba su nombre',
  'About a minute. No signup required.': 'Un minuto, más o menos. Sin registrarse.',
  'About {minutes} minutes. No signup required.': 'Unos {minutes} minutos. Sin registrarse.',
  'Start the quiz': 'Empezar el cuestionario',
  'The {questions} questions': 'Las {questions} preguntas',
  'The questions of the quiz, on one page.': 'Las preguntas del cuestionario, en una página.',
  '{questions} questions': '{questions} preguntas',
  'Choose what comes nearest. Your result has a page of its own, with a drawing of your business.':
    'Elija lo que más se acerque. Su resultado tiene una página propia, con un dibujo de su negocio.',
  'Get Results': 'Ver resultados',
  'Please choose an answer': 'Elija una respuesta',
  'This quiz was not started here. Please start it again.': 'Este cuestionario no se empezó aquí. Empiécelo de nuevo.',
} as const;
