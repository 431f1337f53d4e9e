import type { Data } from '../data.ts';
import { goods } from './goods.ts';
import type { Rule } from './types.ts';

const CODES = 'CP170–CP176';
const isExit = ({ customer }: Data) =>
  customer.international === true && customer.direction === 'Salida';

/** The rules of the customs documents of each commodity. */
export const DOCUMENTS: Rule[] = [
  {
    id: 'documentsOnlyInternational',
    party: 'customer',
    codes: CODES,
    text: {
      es: 'El transporte es nacional, pero la mercancía tiene un documento aduanero.',
      en: 'The transport is domestic, but the commodity has a customs document.',
    },
    remedy: {
      es: 'Marque que entra o sale de México, o quite el documento.',
      en: 'Say that it enters or leaves Mexico, or remove the document.',
    },
    broken: (data) =>
      data.customer.international === false
        ? goods(data, 'documentType', ({ documentType }) => !!documentType)
        : [],
  },
  {
    id: 'noPedimentoOnExit',
    party: 'customer',
    codes: CODES,
    text: {
      es: 'En una salida no se registra pedimento (01).',
      en: 'An exit has no pedimento (01).',
    },
    remedy: {
      es: 'Elija otro documento aduanero, o ninguno.',
      en: 'Choose another customs document, or none.',
    },
    broken: (data) =>
      isExit(data) ? goods(data, 'documentType', ({ documentType }) => documentType === '01') : [],
  },
  {
    id: 'pedimentoOnlyInPedimento',
    party: 'customer',
    codes: CODES,
    text: {
      es: 'Hay un número de pedimento junto a otro documento aduanero.',
      en: 'There is a pedimento number beside another customs document.',
    },
    remedy: {
      es: 'Elija el documento 01 (pedimento), o quite el número.',
      en: 'Choose document 01 (pedimento), or remove the number.',
    },
    broken: (data) =>
      goods(
        data,
        'pedimento',
        ({ documentType, pedimento }) => !!pedimento && documentType !== '01',
      ),
  },
  {
    id: 'importerOnlyInPedimento',
    party: 'customer',
    codes: CODES,
    text: {
      es: 'Hay un RFC de importador sin pedimento.',
      en: "There is an importer's RFC without a pedimento.",
    },
    remedy: {
      es: 'Elija el documento 01 (pedimento), o quite el RFC.',
      en: 'Choose document 01 (pedimento), or remove the RFC.',
    },
    broken: (data) =>
      goods(
        data,
        'importerRfc',
        ({ documentType, importerRfc }) => !!importerRfc && documentType !== '01',
      ),
  },
  {
    id: 'numberNotInPedimento',
    party: 'customer',
    codes: CODES,
    text: {
      es: 'Un pedimento lleva su número, no el folio de otro documento.',
      en: 'A pedimento has its own number, not that of another document.',
    },
    remedy: {
      es: 'Quite el folio, o elija otro documento.',
      en: 'Remove the number, or choose another document.',
    },
    broken: (data) =>
      goods(
        data,
        'documentId',
        ({ documentType, documentId }) => !!documentId && (!documentType || documentType === '01'),
      ),
  },
];
