import type { Notice } from './noticeText.ts';

export const spanish: Notice = {
  title: 'Aviso de privacidad',
  updated: 'Última actualización: 22 de noviembre de 2026',
  introduction:
    'Este aviso explica qué datos personales tratamos en Andén, para qué los usamos y qué puedes decidir sobre ellos. Se emite conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares de México.',
  parts: [
    {
      title: 'Quién es responsable de tus datos',
      paragraphs: [
        'El responsable es la sociedad que opera Andén y que firma contigo, o con tu empresa, el contrato de servicio; su denominación y domicilio constan en ese contrato.',
        'Cuando una empresa registra en Andén a sus clientes, contactos o transportistas, esa empresa decide sobre esos datos y nosotros los tratamos por su encargo.',
      ],
    },
    {
      title: 'Qué datos tratamos',
      paragraphs: ['Solo los que hacen falta para cotizar, mover y documentar una carga:'],
      items: [
        'Identificación y contacto: nombre, apellidos, correo electrónico, teléfono y empresa.',
        'De tu cuenta: tipo de usuario, permisos, idioma y registro de lo que haces en el sistema.',
        'Del transportista: RFC, CAAT, SCAC, domicilio, representante legal y los documentos de su expediente.',
        'Patrimoniales o financieros: estado de cuenta, instrucciones de transferencia y solicitud de crédito, cuando forman parte del expediente.',
        'De la operación: ubicaciones, fechas y contactos de recolección y entrega, tarifas e incidencias.',
      ],
      closing:
        'Los datos financieros se piden con tu consentimiento expreso. No pedimos datos personales sensibles; si un documento los contiene y no hacen falta, cúbrelos antes de subirlo.',
    },
    {
      title: 'Para qué los usamos',
      paragraphs: ['Son finalidades necesarias para el servicio:'],
      items: [
        'Crear tu cuenta, comprobar quién eres y darte acceso a lo que te corresponde.',
        'Pedir, recibir, comparar y asignar tarifas, y dar seguimiento a las cargas.',
        'Integrar y revisar el expediente del transportista, y avisar cuando vence un documento.',
        'Coordinar el despacho aduanal y los seguros que contrates.',
        'Atender solicitudes de ayuda y cumplir obligaciones legales y fiscales.',
      ],
      closing:
        'Como finalidad que no es necesaria, podemos usar tu correo para contarte novedades del servicio. Puedes negarte desde el primer momento sin que eso afecte tu cuenta.',
    },
    {
      title: 'Con quién los compartimos',
      paragraphs: [
        'Una cotización se comparte con los transportistas invitados, y la tarifa de un transportista con quien la pidió. El cliente final no ve los nombres de los transportistas ni el costo de compra, y un transportista no ve las tarifas de otros.',
        'También transferimos lo indispensable a agentes aduanales y aseguradoras que intervienen en tu carga, y a las autoridades de México y Estados Unidos que lo requieran conforme a la ley. Los proveedores de alojamiento, identidad y correo tratan datos solo por nuestro encargo. No vendemos datos personales.',
      ],
    },
    {
      title: 'Tus derechos',
      paragraphs: [
        'Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso (derechos ARCO), revocar tu consentimiento y limitar el uso o la divulgación de tus datos.',
        'Hazlo desde Ayuda, en el menú de tu nombre, o por medio de quien administra la cuenta de tu empresa. Indica tu nombre, el derecho que ejerces y los datos de que se trata, y acredita tu identidad. Respondemos en un máximo de veinte días hábiles y, si procede, lo hacemos efectivo dentro de los quince siguientes.',
        'Si consideras que tu derecho no fue atendido, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.',
      ],
    },
    {
      title: 'Cuánto tiempo los conservamos',
      paragraphs: [
        'Mientras tu cuenta esté activa y, después, durante los plazos que exigen las leyes fiscales, mercantiles y aduaneras. Al terminar, los bloqueamos y los suprimimos. Estos datos se eliminan antes, de forma automática:',
      ],
      items: [
        'Las notificaciones del sistema, a los {kept.notifications} días.',
        'Los correos que enviamos, a los {kept.mails} días.',
        'Los archivos que cargas para dar de alta registros, a los {kept.importFiles} días, y el resultado de cada fila, a los {kept.importRows} días.',
        'Los registros de transportistas en este sitio, a los {kept.registrations} días de terminarlos o de que venza su enlace.',
        'Las solicitudes que envías desde este sitio, {kept.siteRequests} días después de su último cambio.',
        'El registro de seguridad, con usuario y dirección IP, a los {kept.securityLog} días.',
      ],
    },
    {
      title: 'Cookies y almacenamiento en tu navegador',
      paragraphs: ['No usamos cookies de publicidad ni de análisis de terceros. Guardamos:'],
      items: [
        'La cookie «locale», con el idioma de la página, durante un año.',
        'En el almacenamiento local: el tema claro u oscuro, el idioma que elegiste y, si inicias sesión, los datos de tu sesión, que se borran al salir; si registras tu empresa, la clave con la que este dispositivo vuelve a abrir tu registro, que se borra al terminarlo.',
        'En el almacenamiento de la sesión, hasta que cierras la pestaña: lo que escribes en un formulario, que se borra al enviarlo, y la clave de un solo uso con la que se envía.',
        'Las cookies del proveedor de identidad mientras inicias y mantienes tu sesión.',
      ],
      closing: 'Puedes borrarlos desde tu navegador cuando quieras; la página seguirá funcionando.',
    },
    {
      title: 'Cómo los protegemos',
      paragraphs: [
        'Ciframos las comunicaciones, separamos los datos de cada empresa, limitamos el acceso por función y guardamos los documentos fuera del sitio público. Si una vulneración afecta de forma significativa tus derechos, te lo informamos de inmediato.',
      ],
    },
    {
      title: 'Cambios a este aviso',
      paragraphs: [
        'Publicamos en esta página cualquier cambio, con su fecha. Si cambia una finalidad o una transferencia que requiere tu consentimiento, te lo pediremos al iniciar sesión.',
      ],
    },
  ],
};
