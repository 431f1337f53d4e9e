/** MARKETING COPY: the carrier quoted here is invented. */
export const es = {
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
      text: 'Opción de cobrar al entregar las evidencias, sin esperar treinta o sesenta días.',
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
    'Carátula del seguro',
    'Instrucciones de transferencia',
    'Certificado de transportista',
    'Solicitud de crédito',
    'Comprobante de domicilio',
    'Estado de cuenta bancario',
    'Identificación del representante legal',
    'Opinión de cumplimiento positiva (menos de 3 meses)',
    'Certificados de seguridad (CTPAT, OEA)',
    'Constancia de situación fiscal (menos de 3 meses)',
    'Acuse de la SICT (certificado de transporte)',
  ],
  voice: {
    words:
      'Antes llenaba el mismo expediente para cada broker. Aquí lo subí una vez y el martes ya traía carga de regreso.',
    name: 'Ramiro Cantú',
    role: 'Dueño, Fletes Piedra Lisa, Saltillo, Coah.',
  },
  voicesTitle: 'Lo dicen los transportistas',
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
};
