import { bilingual } from '../locale.ts';

/** MARKETING COPY: the carrier quoted here is invented. */
export const carriersMessages = bilingual({
  es: {
    title: 'Carga en tus rutas. Cuentas claras.',
    lead: 'Andén te pregunta solo por cargas que caben en tu equipo y pasan por donde tú pasas. Respondes desde el teléfono y siempre sabes cómo quedó tu tarifa.',
    register: 'Registrar transportista',
    offer: 'Ofrecer una ruta',
    scene: 'Tractocamión que sale de un patio en Nuevo León rumbo al puente internacional.',
    gainsTitle: 'Lo que ganas al entrar a la red',
    gains: [
      {
        title: 'Carga en tus rutas preferidas',
        text: 'Dices de qué estados sales y a cuáles llegas; solo te buscamos para esos.',
      },
      {
        title: 'Solicitudes de cotización claras',
        text: 'Origen, destino, equipo, peso, fechas y plazo en una pantalla. Respondes todo incluido o desglosado.',
      },
      {
        title: 'Cotizaciones justas',
        text: 'Al cierre ves tu lugar y a qué porcentaje quedaste de la tarifa ganadora. Nadie se queda sin respuesta.',
      },
      {
        title: 'Pago inmediato',
        text: 'Opción de cobrar al entregar la evidencia, sin esperar treinta o sesenta días.',
      },
      {
        title: 'Apoyo financiero',
        text: 'Anticipos para diésel y casetas, y condiciones de crédito que crecen con tu historial.',
      },
      {
        title: 'Un solo expediente',
        text: 'Subes tus documentos una vez; te avisamos antes de que venzan y nadie te los vuelve a pedir.',
      },
    ],
    stepsTitle: 'De tu registro a tu primera carga',
    steps: [
      {
        title: 'Regístrate',
        text: 'Empresa, contacto, estados que cubres y equipo. Puedes pausar y seguir después.',
      },
      { title: 'Sube tus documentos', text: 'Los revisamos uno por uno y te decimos qué falta.' },
      {
        title: 'Cotiza',
        text: 'Cada solicitud llega con su plazo. Un toque y tu tarifa está dentro.',
      },
      { title: 'Mueve y cobra', text: 'Te asignan, avisas tu avance y eliges cómo cobrar.' },
    ],
    documentsTitle: 'Qué documentos pedimos',
    documentsLead:
      'Se suben uno por uno, en PDF o foto. Según tu nacionalidad y lo que muevas, no todos hacen falta.',
    documents: [
      'Paquete de cliente',
      'Acta constitutiva',
      'Identificación oficial',
      'Carátula de seguro',
      'Instrucciones de transferencia',
      'Certificado de transportista',
      'Solicitud de crédito',
      'Comprobante de domicilio',
      'Estado de cuenta bancario',
      'Identificación del representante legal',
      'Opinión de cumplimiento positiva (menos de 3 meses)',
      'Certificados de seguridad (CTPAT, OEA)',
      'Constancia de situación fiscal (menos de 3 meses)',
      'Permiso de la secretaría de transportes',
    ],
    voice: {
      words:
        'Antes llenaba el mismo expediente para cada broker. Aquí lo subí una vez y el martes ya traía carga de regreso.',
      name: 'Ramiro Cantú',
      role: 'Dueño, Fletes Piedra Lisa, Saltillo, Coah.',
    },
    voicesTitle: 'Lo dice quien maneja',
    questionsTitle: 'Preguntas de transportistas',
    questions: [
      {
        question: '¿Cuánto cuesta entrar a la red?',
        answer: 'Nada. Registrarte, cotizar y llevar cargas no tiene costo para ti.',
      },
      {
        question: '¿Necesito cruzar la frontera?',
        answer:
          'No. Hay cargas nacionales en los 32 estados de México y en Estados Unidos, además de las de cruce.',
      },
      {
        question: '¿Quién ve mis tarifas?',
        answer: 'Quien cotiza la carga. Otros transportistas nunca ven tu nombre ni tu tarifa.',
      },
      {
        question: '¿Y si mi RFC ya aparece registrado?',
        answer:
          'Alguien de la red ya te tiene. Inicia sesión si tienes cuenta, o escríbenos y lo resolvemos contigo.',
      },
    ],
    supportTitle: 'Soporte 24/7 para tu operador',
    supportText:
      'Por chat a toda hora; por teléfono todos los días de 8:00 a 20:00, hora del centro de México.',
    signIn: 'Ya tengo cuenta: iniciar sesión',
  },
  en: {
    title: 'Loads on your lanes. Clear accounts.',
    lead: 'Andén asks you only about loads that fit your equipment and go where you go. You answer from your phone and always learn how your rate did.',
    register: 'Register as a carrier',
    offer: 'Offer a lane',
    scene: 'A truck leaving a yard in Nuevo León for the international bridge.',
    gainsTitle: 'What you gain by joining the network',
    gains: [
      {
        title: 'Loads on your preferred lanes',
        text: 'You say which states you leave from and which you reach; we call you for those alone.',
      },
      {
        title: 'Clear quote requests',
        text: 'Origin, destination, equipment, weight, dates and deadline on one screen. Answer all-in or broken down.',
      },
      {
        title: 'Fair quotes',
        text: 'At closing you see your rank and how far in percent you were from the winning rate. Nobody is left without an answer.',
      },
      {
        title: 'Immediate payment',
        text: 'The option to be paid on proof of delivery, without waiting thirty or sixty days.',
      },
      {
        title: 'Financial help',
        text: 'Advances for diesel and tolls, and credit terms that grow with your record.',
      },
      {
        title: 'One single file',
        text: 'Upload your documents once; we tell you before they expire and nobody asks for them again.',
      },
    ],
    stepsTitle: 'From registering to your first load',
    steps: [
      {
        title: 'Register',
        text: 'Company, contact, states you cover and equipment. Pause and go on later.',
      },
      {
        title: 'Upload your documents',
        text: 'We review them one by one and tell you what is missing.',
      },
      {
        title: 'Quote',
        text: 'Each request comes with its deadline. One tap and your rate is in.',
      },
      {
        title: 'Haul and get paid',
        text: 'You are assigned, report your progress and choose how to be paid.',
      },
    ],
    documentsTitle: 'Which documents we ask for',
    documentsLead:
      'They are uploaded one by one, as PDF or photo. Depending on your nationality and what you haul, not all are needed.',
    documents: [
      'Customer packet',
      'Incorporation act',
      'Official ID',
      'Insurance cover',
      'Wire instructions',
      'Carrier certificate',
      'Credit application',
      'Proof of address',
      'Bank statement',
      'Legal representative ID',
      'Positive tax compliance (under 3 months)',
      'Security certificates (CTPAT, OEA)',
      'Tax status certificate (under 3 months)',
      'Transportation ministry acknowledgement',
    ],
    voice: {
      words:
        'I used to fill in the same file for every broker. Here I uploaded it once, and by Tuesday I had a load for the way back.',
      name: 'Ramiro Cantú',
      role: 'Owner, Fletes Piedra Lisa, Saltillo, Coah.',
    },
    voicesTitle: 'From behind the wheel',
    questionsTitle: 'Carriers ask',
    questions: [
      {
        question: 'What does joining cost?',
        answer: 'Nothing. Registering, quoting and hauling loads is free of charge for you.',
      },
      {
        question: 'Do I need to cross the border?',
        answer:
          'No. There are domestic loads in the 32 states of Mexico and in the United States, besides those that cross.',
      },
      {
        question: 'Who sees my rates?',
        answer: 'Whoever quotes the load. Other carriers never see your name or your rate.',
      },
      {
        question: 'What if my RFC is already registered?',
        answer:
          'Somebody of the network has you already. Sign in if you have an account, or write to us and we sort it out with you.',
      },
    ],
    supportTitle: '24/7 support for your driver',
    supportText: 'By chat at any hour; by phone every day from 8:00 to 20:00, Central Mexico time.',
    signIn: 'I have an account: sign in',
  },
});
