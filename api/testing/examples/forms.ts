import { buildEquipment } from '../../catalogs/equipments/test/factory.ts';
import { formOf } from '../../site/inquiries/test/factory.ts';
import { resetRateLimits } from '../base/db.ts';
import { dayFrom } from '../../quoting/quotes/test/factory.ts';
import { anonymous } from '../client.ts';
import { type Calls, recorded } from './recording.ts';

const LANE = {
  origin: { city: 'Saltillo', state: 'MX-COA', country: 'MX' },
  destination: { city: 'Laredo', state: 'US-TX', country: 'US' },
};

/** The calls of the public forms, and of the registration of a carrier. */
export async function callsOfForms(): Promise<Calls> {
  const { id: equipmentId } = await buildEquipment();
  const whole = { ...LANE, companyName: 'Maquila Prueba', phone: '528112345678', equipmentId };
  const days = { pickupDate: dayFrom(5), deliveryDate: dayFrom(9) };
  const send = async (path: string, body: object) =>
    recorded(anonymous, 'post', `/api/inquiries/${path}`, { ...(await formOf()), ...body });
  return {
    getFormToken: await recorded(anonymous, 'get', '/api/inquiries/form_token'),
    sendContactMessage: await send('contact', { message: '¿Cruzan por Colombia?' }),
    requestDemo: await send('demo', { companyName: 'Copper Mesa', audience: 'broker' }),
    requestQuote: await send('quote', { ...whole, ...days, weight: '18000', weightUnit: 'kg' }),
    offerRoute: await send('route', { ...whole, frequency: 'weekly', volume: 3 }),
    ...(await registration(equipmentId)),
  };
}

async function registration(equipmentId: string): Promise<Calls> {
  await resetRateLimits();
  const { formToken } = await formOf();
  const post = (verb: string, body: object) =>
    recorded(anonymous, 'post', `/api/registrations${verb}`, body);
  const email = `${crypto.randomUUID()}@fletes.test`;
  const startRegistration = await post('', { formToken, carrierName: 'Fletes Prueba', email });
  const { token } = startRegistration.answer.body as { token: string };
  const fields = {
    nationality: 'MX',
    contactName: 'Ramiro Cantú',
    contactPhone: '528441234567',
    originStates: ['MX-COA'],
    deliveryStates: ['US-TX'],
    movements: ['cross_border'],
    equipmentList: [equipmentId],
    rfc: rfcOf(crypto.randomUUID()),
  };
  return {
    startRegistration,
    resumeRegistration: await post('/resume', { token }),
    saveRegistration: await post('/save', { token, ...fields, step: 5 }),
    finishRegistration: await post('/finish', { token, termsAccepted: true }),
  };
}

/** A tax ID that no other run uses. */
function rfcOf(random: string): string {
  const letters = random
    .replace(/[^a-f]/g, '')
    .toUpperCase()
    .slice(0, 5)
    .padEnd(5, 'X');
  return `${letters.slice(0, 3)}990101${letters.slice(3)}1`;
}
