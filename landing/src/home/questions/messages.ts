import { bilingual } from '../../locale.ts';

export const questionMessages = bilingual({
  es: {
    title: 'Preguntas frecuentes',
    lead: 'Lo que nos preguntan antes de la primera carga.',
    questions: [
      {
        question: '¿En cuánto tiempo tengo mi cotización?',
        answer:
          'En 60 minutos o menos. Cada ronda de invitaciones tiene su plazo; una tarifa que llega tarde se conserva, pero no compite.',
      },
      {
        question: '¿Las tarifas incluyen IVA?',
        answer:
          'No. Todas las tarifas se muestran sin IVA, en pesos o en dólares, con el tipo de cambio y su fecha a la vista.',
      },
      {
        question: '¿Qué equipo puedo pedir?',
        answer:
          'Caja seca de 53 y 48 pies, refrigerada, plataforma de 53, 48 y 40 pies, rabón, camión de 3.5 toneladas, camioneta de 1.5, portacontenedor de 20 y 40 pies, cama baja (lowboy), tolva y autotanque (pipa), entre otros.',
      },
      {
        question: '¿Qué movimientos cubren?',
        answer:
          'Transfronterizo entre México y Estados Unidos, nacional en México y nacional en EE. UU. También acarreo de contenedor (drayage) y material peligroso, con transportistas que lo tienen acreditado.',
      },
      {
        question: '¿Qué pasa si nadie cubre mi ruta?',
        answer:
          'Te decimos por qué: cuántos transportistas quedaron fuera por equipo, por estado o por tipo de movimiento, y cuántos volverían si aflojas uno de esos requisitos.',
      },
      {
        question: '¿Qué documentos necesita un transportista?',
        answer:
          'Entre otros: acta constitutiva, identificación del representante legal, constancia de situación fiscal y opinión de cumplimiento positiva (de menos de tres meses), póliza de seguro, comprobante de domicilio y estado de cuenta bancario. CTPAT y OEA, si el cliente los exige.',
      },
      {
        question: '¿Qué incluye el plan gratuito?',
        answer:
          'Contactar a tres transportistas y asignar tres cargas. Para operar sin ese límite está el plan premium.',
      },
    ],
  },
  en: {
    title: 'Frequently asked questions',
    lead: 'What people ask us before the first load.',
    questions: [
      {
        question: 'How soon do I have my quote?',
        answer:
          'Within 60 minutes. Each round of invitations has its deadline; a rate that arrives late is kept, but does not compete.',
      },
      {
        question: 'Do rates include tax?',
        answer:
          'No. Every rate is shown excl. VAT (IVA), in pesos or dollars, with the exchange rate and its date in view.',
      },
      {
        question: 'Which equipment can I ask for?',
        answer:
          'Dry van 53 and 48 ft, refrigerated, flatbed 53, 48 and 40 ft, rabón (10–12 ton), 3.5 and 1.5 ton trucks, container chassis 20 and 40 ft, lowboys, hoppers and tank trucks, among others.',
      },
      {
        question: 'Which movements do you cover?',
        answer:
          'Cross-border between Mexico and the United States, Mexico lane haul and US lane haul. Drayage and hazmat too, with carriers accredited for them.',
      },
      {
        question: 'What if nobody covers my lane?',
        answer:
          'We tell you why: how many carriers fell out by equipment, by state or by movement, and how many would come back if you relax one of them.',
      },
      {
        question: 'Which documents does a carrier need?',
        answer:
          'Among others: incorporation act, legal representative’s ID, tax status certificate and positive tax-compliance opinion (under three months old), insurance policy, proof of address and bank statement. CTPAT and OEA if the customer requires them.',
      },
      {
        question: 'What does the free plan include?',
        answer:
          'Contacting three carriers and assigning three loads. The premium plan removes that limit.',
      },
    ],
  },
});
