import { bilingual } from '../../locale.ts';

export const serviceMessages = bilingual({
  es: {
    title: 'Todo lo que mueve una carga, en un solo lugar',
    lead: 'Desde la primera tarifa hasta el acuse de entrega firmado, con lo que hace falta para cruzar.',
    quoting: {
      title: 'Cotización de fletes',
      text: 'Pides precio una vez. Los transportistas responden contra reloj, con todo incluido o desglosado: flete, combustible, cruce, casetas y cargos accesorios.',
    },
    network: {
      title: 'Red de transportistas',
      text: 'Más de 200 proveedores que filtras por equipo, y más de 600 transportistas mexicanos por estado, documentos vigentes y nivel de confianza.',
    },
    monitoring: {
      title: 'Monitoreo',
      text: 'Cada carga en tiempo real, de recolección a entrega y con el cruce a la vista. Los avisos llegan a un chat grupal con todos los involucrados.',
    },
    customs: {
      title: 'Agencia aduanal',
      text: 'Despacho coordinado en ambos lados: pedimento, manifiesto y Carta Porte revisados antes de que la unidad llegue al puente.',
    },
    insurance: {
      title: 'Seguros',
      text: 'Cobertura de la mercancía viaje por viaje, pactada desde la cotización y con el valor declarado de tu carga.',
    },
    software: {
      title: 'Software',
      text: 'Clientes, rutas, tarifas y cargas en un sistema que también recibe tus listas por archivo y se conecta con los tuyos.',
    },
  },
  en: {
    title: 'Everything that moves a load, in one place',
    lead: 'From the first rate to the signed proof of delivery, with what it takes to cross.',
    quoting: {
      title: 'Freight quoting',
      text: 'You ask once. Carriers answer against the clock, all-in or itemized: linehaul, fuel, border crossing, tolls and accessorials.',
    },
    network: {
      title: 'Carrier network',
      text: 'More than 200 providers filtered by equipment, and more than 600 Mexican carriers by state, valid documents and confidence level.',
    },
    monitoring: {
      title: 'Monitoring',
      text: 'Every load in real time, from pickup to delivery, the crossing in plain sight. Notices reach one group chat with everyone involved.',
    },
    customs: {
      title: 'Customs-agency services',
      text: 'Clearance coordinated on both sides: pedimento, manifest and Carta Porte reviewed before the truck gets to the bridge.',
    },
    insurance: {
      title: 'Insurance',
      text: 'Cargo coverage trip by trip, agreed with the quote and based on the declared value of your load.',
    },
    software: {
      title: 'Software',
      text: 'Customers, lanes, rates and loads in one system that also takes your lists as files and connects to what you run.',
    },
  },
});
