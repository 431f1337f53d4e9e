import type { Transaction } from 'objection';
import { Carrier, type DocumentType } from '../../network/carriers/index.ts';
import type { Packet } from './Packet.ts';

/** The newest approved version of each document of a carrier, else the newest one; of these types, or of all. */
export async function pack(
  trx: Transaction,
  carrierId: string,
  types: DocumentType[] | null,
): Promise<Packet['content']> {
  const { rows } = await trx.raw(DOCUMENTS, { carrierId, types });
  const { carrierName } = (await Carrier.query(trx).findById(carrierId))!;
  return { carrierName, documents: rows.map(({ document }: Row) => document) };
}

interface Row {
  document: Packet['content']['documents'][number];
}

const DOCUMENTS = `select json_build_object('id', documents.id, 'type', documents.type, 'number', chosen.number,
    'fileName', chosen.file_name, 'size', chosen.size, 'checksum', chosen.checksum,
    'documentDate', chosen.document_date, 'expirationDate', chosen.expiration_date) as document
  from documents join lateral (select * from document_versions where document_id = documents.id
    and status in ('approved', 'pending') order by status, number desc limit 1) chosen on true
  where documents.carrier_id = :carrierId and documents.type = any (coalesce(:types::text[], array[documents.type]))
  order by documents.type`;
