import { expect } from 'chai';
import { buildCarrier } from '../../network/carriers/test/factory.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { User } from '../../platform/users/User.ts';
import { as } from '../client.ts';
import { say } from '../say.ts';

type Problem = Schemas['Problem'];

/** Each key of the interface with its text in Spanish and in English. */
const PAIRS = [
  [
    'anden.validation.Phone',
    'El teléfono debe empezar con 52 (MX) o 1 (EE. UU.), solo dígitos: 528112345678',
    'Phone must start with 52 (MX) or 1 (US), digits only: 19565550142',
  ],
  [
    'quotes.award.done',
    'Transportista asignado y retroalimentación registrada',
    'Carrier assigned and feedback registered',
  ],
  ['quotes.award.failed', 'Error al asignar transportista', 'Error assigning carrier'],
  [
    'resources.shipments.notifications.updated',
    'Detalles de la carga asignada guardados',
    'Assigned load details saved',
  ],
  [
    'shipments.notSaved',
    'Detalles de la carga asignada no guardados',
    'Assigned load details not saved',
  ],
  ['resources.carriers.notifications.created', 'Transportista guardado', 'Carrier saved'],
  [
    'carriers.notSaved',
    'Error al guardar la información del transportista',
    'Error saving carrier info',
  ],
  ['users.profile.saved', 'Perfil guardado', 'Profile saved'],
  ['users.profile.failed', 'Error al guardar el perfil', 'Error saving profile'],
  ['quotes.share.done', 'Tarifa compartida con éxito', 'Rate shared successfully'],
  [
    'quotes.share.failed',
    'Error al compartir la tarifa, intente de nuevo',
    'Error sharing rate, try again',
  ],
  ['invitations.rate.done', 'Tarifa compartida con éxito', 'Rate shared successfully'],
  [
    'invitations.rate.failed',
    'Error al compartir la tarifa, intente de nuevo',
    'Error sharing rate, try again',
  ],
  ['quotes.reject.done', 'Tarifa rechazada con éxito', 'Rate rejected successfully'],
  ['quotes.reject.failed', 'Error al rechazar la tarifa', 'Error rejecting rate'],
  ['quotes.dismissed', 'Carga descartada', 'Load dismissed'],
  ['quotes.dismiss.failed', 'Error al descartar', 'Error dismissing'],
  ['quotes.feedback.done', 'Retroalimentación registrada', 'Feedback registered'],
  [
    'quotes.feedback.failed',
    'Error al registrar la retroalimentación',
    'Error registering feedback',
  ],
  ['quotes.sent', 'Solicitud de cotización enviada con éxito', 'Quote request sent successfully'],
  [
    'quotes.removed.none',
    'Ningún transportista puede cubrir la carga (intente con otra ruta)',
    'No carrier can cover the load (try another route)',
  ],
  [
    'anden.load.broken',
    'Error al crear los registros, intente más tarde',
    'Error creating records, try later',
  ],
  ['anden.load.done', 'Subido con éxito', 'Uploaded successfully'],
  ['documents.uploaded', 'Subido con éxito', 'Uploaded successfully'],
  ['anden.load.one', 'Suba un archivo a la vez', 'Upload one file at a time'],
  [
    'resources.users.notifications.created',
    'Usuario creado con éxito',
    'User created successfully',
  ],
  ['plans.upgrade.title', 'Límite alcanzado', 'Limit reached'],
] as const;

const MARK = `${process.pid}`;

/**
 * The messages of the specification's sections 5 to 8, literally; where it adds an example or a remedy, so does the
 * product.
 */
describe("The specification's messages", () => {
  let admin: User;

  before(async function () {
    this.timeout(30_000);
    admin = await buildUser();
  });

  describe('of the API, in both languages', () => {
    it('of a required field, an e-mail, a phone, an address, an identifier and a long text', async () => {
      const body = {
        rfc: 'XAXX010101000',
        quotingEmail: 'nadie',
        contactPhone: '331234567',
        identifier: '¿?',
        addressList: [{ city: 'Laredo' }],
        description: 'x'.repeat(501),
      };
      expect(await refused('/api/carriers', body)).to.deep.equal({
        carrierName: ['Este campo es necesario', 'This field is required'],
        quotingEmail: [
          'El correo debe ser válido, por ejemplo usuario@dominio',
          'E-mail must be valid, for example user@domain',
        ],
        contactPhone: PHONE,
        identifier: [
          'El identificador debe ser válido: letras, números, espacios y . _ / -',
          'Identifier must be valid: letters, digits, spaces and . _ / -',
        ],
        'addressList.0.state': ADDRESS,
        'addressList.0.country': ADDRESS,
        description: ['Máximo 500 caracteres', 'At most 500 characters'],
      });
    });

    it('of e-mails and phones, too many or repeated', async () => {
      const emails = Array.from({ length: 6 }, (_, i) => `${i}@prueba.test`);
      const phones = ['528112345678', '5218112345678'];
      expect(await refused('/api/contacts', { name: 'Ana', emails })).to.deep.equal({
        emails: ['Máximo 5 correos', 'At most 5 e-mails'],
      });
      expect(await refused('/api/contacts', { name: 'Ana', phones })).to.deep.equal({
        phones: ['El teléfono ya existe en este contacto', 'Phone already exists in this contact'],
      });
      const person = { firstName: 'A', lastName: 'B', userTypeId: 2, userRoleId: 3 };
      const phone = `5281${MARK.padStart(8, '2').slice(-8)}`;
      await as(admin).post('/api/users', { ...person, email: `una-${MARK}@prueba.test`, phone });
      expect(await refused('/api/users', { ...person, email: admin.email })).to.deep.equal({
        email: ['El correo ya existe', 'E-mail already exists'],
      });
      const other = { ...person, email: `otra-${MARK}@prueba.test`, phone };
      expect(await refused('/api/users', other)).to.deep.equal({
        phone: ['El teléfono ya existe', 'Phone already exists'],
      });
    });

    it('of an identifier and an RFC that another carrier has', async () => {
      const rfc = 'TIM010101TM1';
      const identifier = `DOS-${MARK}`;
      await buildCarrier({ companyId: admin.companyId, rfc, identifier });
      const body = { carrierName: 'Otro', rfc, identifier };
      expect(await refused('/api/carriers', body)).to.deep.equal({
        rfc: [
          'El transportista ya existe en su red. Búsquelo en la lista y actualice su registro.',
          'Carrier already exists in your own network. Find it in the list and update its record.',
        ],
        identifier: ['El identificador ya existe', 'Identifier already exists'],
      });
      const mine = await buildCarrier({ companyId: admin.companyId });
      expect(await refused(`/api/carriers/${mine.id}`, { rfc }, 'patch')).to.deep.equal({
        rfc: LINKED,
      });
    });

    it('of a date in the past', async () => {
      const quote = {
        kind: 'confirmed_load',
        movement: 'cross_border',
        origin: { city: 'Laredo', state: 'US-TX', country: 'US' },
        destination: { city: 'Saltillo', state: 'MX-COA', country: 'MX' },
        pickupDate: '2020-01-01',
      };
      expect(await refused('/api/quotes', quote)).to.deep.include({
        pickupDate: ['Solo fechas futuras', 'Dates only in the future'],
      });
    });
  });

  describe('of the interface, in both languages', () => {
    for (const [key, es, en] of PAIRS) {
      it(`${en} (${key})`, () => {
        expect([say(key), say(key, {}, 'en')]).to.deep.equal([es, en]);
      });
    }
  });

  /** The errors by field, in Spanish and in English. */
  async function refused(path: string, body: object, method: 'post' | 'patch' = 'post') {
    const [es, en] = await Promise.all(
      ['es', 'en'].map(async (language) => {
        const headers = { 'accept-language': language };
        return (await as(admin)[method]<Problem>(path, body, { headers })).body.errors ?? {};
      }),
    );
    return Object.fromEntries(Object.keys(es!).map((field) => [field, [es![field], en![field]]]));
  }
});

const PHONE = [
  'El teléfono debe empezar con 52 (MX) o 1 (EE. UU.), solo dígitos: 528112345678',
  'Phone must start with 52 (MX) or 1 (US), digits only: 19565550142',
];
const ADDRESS = [
  'La dirección debe contener ciudad, estado y país',
  'An address must contain city, state and country',
];
const LINKED = [
  'El RFC ya está ligado a otro registro de transportista. Si es un error, use Ayuda en el menú de su nombre.',
  'RFC already linked to another carrier record. If this is a mistake, use Help in the name menu.',
];
