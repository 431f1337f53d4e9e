import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { Packet } from './Packet.ts';

/** The fields of a packet that are returned. */
export const packetView = view<Schemas['Packet']>(Packet, {
  ...recordColumns,
  ...columns('number', 'recipient', 'email', 'expiresAt', 'revokedAt'),
  types: `(select coalesce(json_agg(document->'type'), '[]')
    from jsonb_array_elements(packets.content->'documents') document)`,
  openings: `(select count(*)::int from document_openings where packet_id = packets.id)`,
});
